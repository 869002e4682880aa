#pragma once

#include "bridge/entry_words.h"

namespace ninefold {
struct CatalogueEntry;
}

/// A game as Home, Set-up and Rules show it, or one of its boards. Its game declares the options and says what it
/// offers at which table; the words come from the game's folder.
class Entry : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The catalogue has them.")

  Q_PROPERTY(QString id READ id CONSTANT FINAL)
  Q_PROPERTY(QString game READ game CONSTANT FINAL)
  Q_PROPERTY(QString title READ title NOTIFY retold FINAL)
  /// How many can play it, as people say it.
  Q_PROPERTY(QString players READ players CONSTANT FINAL)
  Q_PROPERTY(QString age READ age NOTIFY retold FINAL)
  Q_PROPERTY(int least READ least CONSTANT FINAL)
  Q_PROPERTY(int most READ most CONSTANT FINAL)
  /// Against how many computers one person can play it; 0: they don't.
  Q_PROPERTY(int computers READ computers CONSTANT FINAL)
  Q_PROPERTY(QString begins READ begins NOTIFY retold FINAL)
  /// Whether there are hands that others may not see.
  Q_PROPERTY(bool hands READ hands CONSTANT FINAL)
  Q_PROPERTY(bool reveals READ reveals CONSTANT FINAL)
  Q_PROPERTY(bool wordless READ wordless CONSTANT FINAL)
  Q_PROPERTY(QUrl miniature READ miniature CONSTANT FINAL)
  Q_PROPERTY(QUrl figure READ figure CONSTANT FINAL)
  Q_PROPERTY(QUrl rules READ rules CONSTANT FINAL)
  Q_PROPERTY(QUrl scenes READ scenes CONSTANT FINAL)
  Q_PROPERTY(QUrl deals READ deals CONSTANT FINAL)
  Q_PROPERTY(QUrl solution READ solution CONSTANT FINAL)
  Q_PROPERTY(QString dealsTitle READ dealsTitle NOTIFY retold FINAL)
  Q_PROPERTY(QString dealsLine READ dealsLine NOTIFY retold FINAL)
  Q_PROPERTY(QString daily READ daily NOTIFY retold FINAL)
  Q_PROPERTY(QList<LoneWay> alone READ alone NOTIFY retold FINAL)

public:
  using Style = EntryWords::Style;

  Entry(const ninefold::CatalogueEntry& game, EntryWords inWords, QObject* parent);

  QString id() const { return words.id; }
  QString game() const;
  QString title() const { return words.title; }
  QString players() const;
  QString age() const { return words.age; }
  int least() const;
  int most() const;
  int computers() const;
  QString begins() const { return words.begins; }
  bool lot() const { return words.lot; }
  bool hands() const;
  bool reveals() const { return words.reveals; }
  bool wordless() const { return words.wordless; }
  QUrl table() const { return words.table; }
  QUrl miniature() const { return words.miniature; }
  QUrl figure() const { return words.figure; }
  QUrl rules() const { return words.rules; }
  QUrl scenes() const { return words.scenes; }
  QUrl deals() const { return words.deals; }
  QUrl solution() const { return words.solution; }
  QString dealsTitle() const { return words.dealsTitle; }
  QString dealsLine() const { return words.dealsLine; }
  QString daily() const { return words.daily; }
  QList<LoneWay> alone() const { return words.alone; }

  /// Whether a match with these options is one of this entry's.
  bool isOf(const QString& game, const QVariantMap& options) const;
  /// Whether the quickest is the best at a table of so many, and points tell only that it was done.
  Q_INVOKABLE bool timed(int seats) const { return seats == 1 && words.timed; }
  /// Whether the device can go from seat to seat like that.
  Q_INVOKABLE bool goesRound(MatchController::HandOver style) const { return words.styles.contains(style); }
  /// As wished where the entry has that, as usual elsewhere.
  Q_INVOKABLE MatchController::HandOver styleOf(int wish) const;

  /// The words for all that can be chosen at some table.
  const QList<OptionWords>& options() const { return words.options; }
  /// Those values of an option that are offered at a table of so many, where the options before it are as chosen.
  QList<ValueWords> valuesFor(const OptionWords& option, int seats, const QVariantMap& chosen) const;
  /// What there is to choose at such a table: the options that have more than one value there, with those.
  Q_INVOKABLE QList<OptionWords> offered(int seats, const QVariantMap& chosen) const;
  /// All that is agreed: what was chosen where it fits, the standard elsewhere.
  Q_INVOKABLE QVariantMap settled(int seats, const QVariantMap& chosen) const;
  /// The same without what is said by leaving it out, and without what is no matter of the rules.
  Q_INVOKABLE QVariantMap dealt(int seats, const QVariantMap& chosen) const;
  /// What was chosen, by the options that a record has.
  Q_INVOKABLE QVariantMap chosenIn(int seats, const QVariantMap& options) const;
  /// What tells one kind of its results from the others: how many played, by what rules, how hard it was.
  Q_INVOKABLE QString variant(int seats, const QVariantMap& options, const QString& grade) const;

  /// In another language.
  void tellAnew(EntryWords other);

signals:
  void retold();

private:
  const ninefold::CatalogueEntry& declared;
  EntryWords words;
};
