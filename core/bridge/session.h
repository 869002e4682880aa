#pragma once

#include "bridge/catalogue.h"
#include "bridge/challenge.h"
#include "bridge/device.h"
#include "bridge/match_controller.h"
#include "bridge/navigation.h"
#include "bridge/notice.h"
#include "bridge/people.h"
#include "bridge/waiting_match.h"

#include <optional>
#include <QTimer>

/// Where one is in the app, who is there, and the match at its table. Pages ask it to go somewhere, to deal, to go on;
/// the window shows where it is. QML knows it as App.
class Session : public QObject {
  Q_OBJECT
  QML_NAMED_ELEMENT(App)
  QML_SINGLETON

  Q_PROPERTY(QList<Place> history READ history NOTIFY historyChanged FINAL)
  Q_PROPERTY(Place here READ here NOTIFY historyChanged FINAL)
  Q_PROPERTY(QString page READ page NOTIFY historyChanged FINAL)
  Q_PROPERTY(QVariantMap props READ props NOTIFY historyChanged FINAL)
  /// Whether one sits at the table, even if another page lies over it.
  Q_PROPERTY(bool seated READ seated NOTIFY historyChanged FINAL)

  Q_PROPERTY(QList<Seated> everybody READ everybody NOTIFY peopleChanged FINAL)
  Q_PROPERTY(QList<Portrait> avatars READ avatars NOTIFY peopleChanged FINAL)
  Q_PROPERTY(int me READ me NOTIFY peopleChanged FINAL)
  Q_PROPERTY(Seated mine READ mine NOTIFY peopleChanged FINAL)

  Q_PROPERTY(MatchController* match READ match CONSTANT FINAL)
  Q_PROPERTY(Challenge* challenge READ challenge CONSTANT FINAL)
  /// What is played at the table, and who sits there.
  Q_PROPERTY(QString entryId READ entryId NOTIFY tableChanged FINAL)
  Q_PROPERTY(Entry* entry READ entry NOTIFY tableChanged FINAL)
  Q_PROPERTY(QList<Seated> people READ people NOTIFY tableChanged FINAL)
  /// The matches that wait to be continued, the latest first.
  Q_PROPERTY(QList<WaitingMatch> unfinished READ unfinished NOTIFY unfinishedChanged FINAL)

  /// What people have to be told, and the first of it.
  Q_PROPERTY(QList<Notice> notices READ notices NOTIFY noticesChanged FINAL)
  Q_PROPERTY(Notice notice READ notice NOTIFY noticesChanged FINAL)
  /// Whether a question to the whole table waits for its answer.
  Q_PROPERTY(bool asked MEMBER asks NOTIFY askedChanged FINAL)
  /// What is said of the match at the table, if it is another one tried again.
  Q_PROPERTY(QString againTold READ againTold NOTIFY retold FINAL)

public:
  Session(Preferences& preferences, QObject* parent);
  static Session* create(QQmlEngine* engine, QJSEngine*);

  const QList<Place>& history() const { return way.history(); }
  Place here() const { return way.here(); }
  QString page() const { return way.here().page; }
  QVariantMap props() const { return way.here().props; }
  bool seated() const { return way.passes("table"); }

  Q_INVOKABLE void go(const QString& page, const QVariantMap& props = {});
  /// Goes to a page that only one game has.
  Q_INVOKABLE void open(const QUrl& source, const QVariantMap& props);
  /// Goes somewhere instead of where one is.
  Q_INVOKABLE void swap(const QString& page, const QVariantMap& props);
  Q_INVOKABLE void home();
  /// To the puzzles of a date, from wherever one is.
  Q_INVOKABLE void dayOf(int date);
  /// From where one is: there one gets back from the result.
  Q_INVOKABLE void sitDown();
  /// One step back; a table is paused, never left. False if there is nowhere to go back to.
  Q_INVOKABLE bool back();
  Q_INVOKABLE void pause();
  /// The app leaves the screen: the match waits, paused, with the curtain down.
  Q_INVOKABLE void leave();
  /// From the table of a match that is over to its result.
  Q_INVOKABLE void finish();
  /// Leaves the table: to Home, or from a practice, which doesn't wait for anybody, to the puzzle that it interrupted.
  Q_INVOKABLE void leaveTable();
  /// Leaves the table for good: the match is gone, from the archive too.
  Q_INVOKABLE void removeMatch();

  QList<Seated> everybody() const { return known_.everybody(); }
  QList<Portrait> avatars() const { return People::portraits(); }
  int me() const { return known_.me(); }
  Seated mine() const { return known(me(), 0); }
  Q_INVOKABLE void choose(int id);
  /// Somebody new, with a name and a picture; 0, and a notice, if they couldn't be added.
  Q_INVOKABLE int newPerson();
  Q_INVOKABLE Seated known(int id, int seat) const { return known_.known(id, seat); }
  Q_INVOKABLE Seated somebody(int seat) const { return People::somebody(seat); }
  const People& who() const { return known_; }
  /// Who uses the device, and these computers; 0 is none.
  QList<Seated> meAnd(const QVariantList& computers) const;

  MatchController* match() { return &table; }
  Challenge* challenge() { return &codes; }
  QString entryId() const { return played ? played->id() : QString(); }
  Entry* entry() const { return played; }
  QList<Seated> people() const { return sat; }
  const QList<WaitingMatch>& unfinished() const { return waiting; }

  /// The set-up of an entry, as it is remembered: as it was last, or as the rulebook has it, with the people who played
  /// last.
  Q_INVOKABLE QVariantMap setUpOf(const QString& entry) const { return usual(*find(entry)).remembered(); }
  TableSetUp usual(const Entry& entry) const;
  void remember(const Entry& entry, const TableSetUp& setUp);

  /// Deals a game to people and goes to its table, once it is on the disk, if one is still where that was asked for.
  /// False if nothing will come of it. `about` is what else is known of it: see MatchController.
  bool deal(const Entry& entry, const TableSetUp& setUp, double seed, const QVariantMap& about = {});
  Q_INVOKABLE bool begin(const QString& entry, const QVariantMap& setUp, double seed, const QVariantMap& about);
  /// The same from a record without moves.
  bool dealRecord(const Entry& entry, const QString& record, const TableSetUp& setUp, const QVariantMap& about = {});
  Q_INVOKABLE bool beginRecord(const QString& entry, const QString& record, const QVariantMap& setUp,
                               const QVariantMap& about);
  /// The same from the givens of a puzzle; the grade is left empty where it isn't known. `from` says where it came from
  /// (see match_memory.h), `interrupted` which match waits until it is left.
  Q_INVOKABLE bool dealPuzzle(const QString& entry, const QVariantMap& setUp, const QString& givens,
                              const QString& grade, const QString& from = {}, int interrupted = 0);
  /// The same once more, by the rules it was played by; the next one round the table begins, or the lot decides again.
  Q_INVOKABLE bool rematch(const QString& record, const QString& entry, const QList<Seated>& people);
  /// The same deal once more, by the same people and computers, with the first so many moves made: another match, which
  /// is listed apart. Nobody looks at the one that was played.
  Q_INVOKABLE bool tryAgain(const QString& record, int moves, const QString& entry, const QList<Seated>& people);
  /// The set-up of a match that was played.
  Q_INVOKABLE QVariantMap setUpAgain(const QString& record, const QString& entry, const QList<Seated>& people);
  /// Deals one of the ways in which an entry can be played alone; of problems, one of that level.
  Q_INVOKABLE void playAlone(const QString& entry, const LoneWay& way, int level);
  /// Deals a table for one person against so many computers of a level, as Figures counts it.
  Q_INVOKABLE void playAgainst(const QString& entry, int computers, int level);
  /// Begins a puzzle of the day, goes on with it, or shows how it came out: a part of what a DailyCalendar has.
  Q_INVOKABLE void playDaily(const QString& entry, const QVariantMap& part, int date);
  /// Begins a puzzle of the day once more: what comes of it is listed with what had help.
  /// `daily`: its slot, date, level and code.
  Q_INVOKABLE void tryDailyAgain(const QString& entry, const QString& record, const QList<Seated>& people,
                                 const QVariantMap& daily);
  /// Goes on with one of the unfinished matches, or shows it paused.
  Q_INVOKABLE bool resume(const WaitingMatch& match, bool paused = false);
  /// Takes up a challenge: sets up what the code stands for. If it is none, says why.
  Q_INVOKABLE QString takeUp(const QString& code);
  /// Deals to people what a code stands for, once it is made, if one is still on the page where it was asked for.
  void dealCode(const QString& code, const TableSetUp& setUp);
  /// For the gallery: at the table sit these, whatever match is put on it; and one is on a page at once.
  Q_INVOKABLE void sitAs(const QString& entry, const QList<Seated>& people);
  Q_INVOKABLE void appear(const QString& page, const QUrl& source, const QVariantMap& props);

  /// The seat that begins: as it was set up, or by a lot.
  static int firstOf(const TableSetUp& setUp, double lot);
  /// Of 40 bits, so that a challenge code can hold it.
  Q_INVOKABLE static double randomSeed();

  /// How a puzzle of the day came out: a part of what a DailyCalendar has, in words.
  Q_INVOKABLE static QString outcomeOf(const QString& entry, const QVariantMap& part);
  /// By how much one came out ahead of the others.
  Q_INVOKABLE static QString inDifference(int ahead);
  /// How long something took, as people say it.
  Q_INVOKABLE static QString inTime(double ms);

  const QList<Notice>& notices() const { return news; }
  Notice notice() const { return news.value(0); }
  Q_INVOKABLE void tell(const QString& title, const QString& text) { tell(Notice{title, text}); }
  /// What is said of damaged data that could be rescued: see Archive.
  Q_INVOKABLE void tellOfRescue(const QVariantMap& found);
  /// The first notice was read; or what it offers is to be done.
  Q_INVOKABLE void told();
  Q_INVOKABLE void accept();
  /// What is said of a match that is another one tried again; empty if it is none.
  QString againTold() const;

  /// What is done first: says how what was kept was found, and goes back to the table where the app was left. The match
  /// waits there, paused and covered.
  Q_INVOKABLE void start();
  /// What is asked for from outside, by the system's shortcuts.
  void arrive(const QString& wish);

signals:
  void historyChanged();
  void peopleChanged();
  void tableChanged();
  void unfinishedChanged();
  void noticesChanged();
  void askedChanged();
  void retold();

private:
  struct Awaited {
    QVariantMap invitation{};
    TableSetUp setUp{};
    int visit = 0; // where it was asked for
  };

  /// What the table is waited for.
  struct Coming {
    int visit = 0; // where it was asked for
    bool resumed = false;
    bool paused = false;
  };

  Entry* find(const QString& entry) const { return Catalogue::here().find(entry); }
  void moved();
  void cover();
  bool sit(Entry* entry, QList<Seated> people, int handOver, Coming how);
  void seat();
  void tell(Notice notice);
  void look();
  void lookAtEnd();
  void goOn();
  void dealt(const QString& start);
  void forgetTable();
  void tellAnew();

  Preferences& preferences;
  Navigation way;
  People known_;
  MatchController table;
  Challenge codes;
  Entry* played = nullptr;
  QList<Seated> sat;
  QList<WaitingMatch> waiting;
  QList<Notice> news;
  Awaited awaited;
  std::optional<Coming> coming;
  int interrupted = 0; // the match that waits for the practice at the table to be left
  bool asks = false;
  bool shows = false;     // a table of the gallery, which stays as it is
  bool continues = false; // as soon as it is known what with
  bool ends = false;      // the last move can still be seen on the board
  QTimer ending;
};
