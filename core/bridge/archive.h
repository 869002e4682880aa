#pragma once

#include "bridge/backup_clerk.h"
#include "bridge/continue_list.h"
#include "store/store.h"

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>

/// What somebody wants to know of the store without waiting, one thing at a time: a new question takes the place of the
/// one before, and whoever is gone is told nothing.
class Asking {
public:
  using Dropped = std::shared_ptr<std::atomic<bool>>;

  Asking() = default;
  ~Asking() { drop(); }
  Asking(const Asking&) = delete;
  Asking& operator=(const Asking&) = delete;

  Dropped anew() {
    drop();
    return latest = std::make_shared<std::atomic<bool>>(false);
  }

private:
  void drop() {
    if (latest) *latest = true;
  }
  Dropped latest;
};

/// The store as the screen meets it: asks it, has things done in it, and hears when they are on the disk. Where nothing
/// can be kept, it says why, and everything goes on without.
class Archive : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// Why nothing is kept; empty if all is well.
  Q_PROPERTY(QString trouble READ trouble CONSTANT FINAL)
  /// What happened to a damaged database when it was opened: {matches, cut, lost, backup}; empty if all was well.
  Q_PROPERTY(QVariantMap rescued READ rescued CONSTANT FINAL)
  /// The matches that wait to be continued, the latest first: {id, game, options, people, turn, scores}. As they were
  /// when the store was last asked, in the background; it is whenever something changes.
  Q_PROPERTY(QVariantList unfinished READ unfinished NOTIFY unfinishedChanged FINAL)
  /// The backups that are at hand, those that a person asked for first: {file, automatic, made} and what is in them
  /// {matches, names}, or {error}, once that is known. As they were when they were last looked for.
  Q_PROPERTY(QVariantList backups READ backups NOTIFY backupsChanged FINAL)
  /// Whether a backup is being made.
  Q_PROPERTY(bool backingUp READ backingUp NOTIFY backingUpChanged FINAL)

public:
  using Error = ninefold::store::Error;
  using Done = std::function<void(const Error*)>;

  /// Keeps everything in a folder; nowhere if that is empty.
  explicit Archive(const QString& folder);
  ~Archive() override;

  /// The archive of this process. Made when it is asked for first, in the folder that was named before.
  static Archive& here();
  static Archive* create(QQmlEngine*, QJSEngine*);
  /// Where the next archive keeps things; nowhere if that is empty. Without it, the platform's place for data. It goes
  /// by the system's clock, unless another one is named.
  static void keepIn(const QString& folder, ninefold::store::Now clock = {});
  /// Closes it: a test goes on as if the app had been started anew.
  static void close();

  QString trouble() const;
  QVariantMap rescued() const;
  QVariantList unfinished() const { return waitingMatches; }
  QVariantList backups() const { return knownBackups; }
  bool backingUp() const { return backupsOnTheirWay > 0; }

  bool keeps() const { return store != nullptr; }

  /// Asks something of the store; nothing if there is none, or it can't say.
  template<class Question> auto ask(Question&& question) const {
    using Value = std::invoke_result_t<Question, const ninefold::store::Books&>;
    std::optional<Value> value;
    if (!store) return value;
    if (auto answer = store->read(std::forward<Question>(question)))
      value = *std::move(answer);
    else
      note(answer.error());
    return value;
  }
  /// The same without waiting: it is asked on a thread of the store's own, and `then` is called on this one with the
  /// answer.
  template<class Question, class Then> void ask(Asking& asking, Question question, Then then) {
    using Books = ninefold::store::Books;
    using Value = std::optional<std::invoke_result_t<Question, const Books&>>;
    const Asking::Dropped dropped = asking.anew();
    const Value none;
    if (!store) return then(none);
    const auto unlessDropped = [=](const Books& books) { return *dropped ? Value() : Value(question(books)); };
    const auto tell = [=, this](const auto& answer) {
      const auto here = [=, this] {
        if (!answer) note(answer.error());
        if (!*dropped) then(answer ? *answer : Value());
      };
      QMetaObject::invokeMethod(this, here, Qt::QueuedConnection);
    };
    store->readAside(unlessDropped, tell);
  }
  /// Has something done and waits for it: for what is rare and needs its answer.
  template<class Job> auto have(Job&& job) const {
    using Value = ninefold::store::Kept<std::invoke_result_t<Job, ninefold::store::Books&>>;
    std::optional<Value> value;
    if (!store) return value;
    if (auto answer = store->write(std::forward<Job>(job)))
      value = *std::move(answer);
    else
      note(answer.error());
    return value;
  }
  /// Has something done. `done` is called on this thread once it is on the disk, or has failed; not if `asker` is gone
  /// by then.
  void post(ninefold::store::Writer::Job job, QObject* asker = nullptr, Done done = {});

  // What matches that are over tell. None of these waits: `then` is called on this thread, with nothing where nothing
  // is known or the store can't say, and not at all if something else was asked by then.

  template<class... Told> using Then = std::function<void(Told...)>;
  /// How often people, and the computers of each level, drew each value in a game, and how often chance would have had
  /// it.
  void drawn(Asking&, const std::string& game, const Then<std::vector<ninefold::store::Drawn>>&);
  /// How a person did against each level, game by game.
  void againstLevels(Asking&, ninefold::store::ProfileId, const Then<std::vector<ninefold::store::AgainstLevel>>&);
  /// The level against which a person may expect about half in a game.
  void levelFitting(Asking&, ninefold::store::ProfileId, const std::string& game,
                    const Then<std::optional<ninefold::ai::Level>>&);
  /// The account of a match for who looks from that seat, as it was kept.
  void account(Asking&, ninefold::store::MatchId, ninefold::Seat, const Then<std::optional<std::string>>&);
  /// Keeps one, of a match that is over, for as long as that stays as it is.
  void keepAccount(ninefold::store::MatchId, ninefold::Seat, const std::string& account);

  Q_INVOKABLE void removeMatch(int id);
  /// The record of a match that is kept; empty if it can't be read.
  Q_INVOKABLE QString record(int id) const;

  /// One of the matches that wait, without how it stands: {id, game, options, people}; empty if it doesn't.
  Q_INVOKABLE QVariantMap unfinishedMatch(int id) const;

  /// Looks for backups, in the background.
  Q_INVOKABLE void lookForBackups();
  /// Where backups are put that a person asks for, and looked for: a folder that other apps can see.
  Q_INVOKABLE QString sharedFolder() const;
  /// Backs everything up into a new file there, in the background; backedUp() tells how it went.
  Q_INVOKABLE void backUp();
  /// Puts what a backup holds in the place of everything. Nothing if it went well, else why it didn't.
  Q_INVOKABLE QString restore(const QUrl& file);
  /// Puts the backup that was offered after a damage in place of what could be rescued.
  Q_INVOKABLE QString restoreOffered();

  /// What a person is told about an error.
  static QString inWords(const Error& error);

signals:
  /// What is kept of the matches is different, or may be.
  void matchesChanged();
  void unfinishedChanged();
  void backupsChanged();
  void backingUpChanged();
  /// A backup that a person asked for is made, or couldn't be: then why.
  void backedUp(const QString& why);
  /// A backup was restored: what was known by an id is so no more. Comes before replaced(), so that nobody who hears of
  /// that writes anything under an old id.
  void outdated();
  /// Everything may be different: a backup was restored.
  void replaced();

private:
  struct Waiting {
    QPointer<QObject> asker;
    bool asked = false;
    Done done;
  };

  void collect();
  void note(const Error& error) const;
  void lookAtMatches();
  void showBackups(const std::vector<BackupFile>&);
  BackupClerk& clerk();

  const QString folder;
  std::unique_ptr<ninefold::store::Store> store;
  std::optional<Error> why;
  std::map<ninefold::store::Ticket, Waiting> waiting;
  std::shared_ptr<ContinueList> continueList = std::make_shared<ContinueList>(); // the store's thread's
  QVariantList waitingMatches, knownBackups;
  int backupsOnTheirWay = 0;
  bool looksForBackups = false; // somebody has asked for them
  Asking lookingAtMatches;
  std::unique_ptr<BackupClerk> backupClerk; // the last: it uses the store
};
