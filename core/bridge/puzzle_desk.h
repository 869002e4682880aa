#pragma once

#include "bridge/thinker.h"
#include "grid/numbers.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>

/// Where puzzles come from: made of a grade or for a technique, taken from the pack, or brought along and proved. What
/// takes long is thought out off the GUI thread; asking for something else ends it. Puzzles are 81 characters, '.' for
/// an empty cell.
class PuzzleDesk : public QObject {
  Q_OBJECT
  QML_ELEMENT

  /// {key, name, line}, the easiest first.
  Q_PROPERTY(QVariantList grades READ grades CONSTANT FINAL)
  /// The cards of the pack: {givens, grade}.
  Q_PROPERTY(QVariantList pack READ pack CONSTANT FINAL)
  /// {key, name, text, grade}, the simplest first.
  Q_PROPERTY(QVariantList techniques READ techniques CONSTANT FINAL)
  Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)

public:
  explicit PuzzleDesk(QObject* parent = nullptr) : QObject(parent) {}

  /// Makes a puzzle of a grade, another one each time.
  Q_INVOKABLE void make(const QString& grade);
  /// Makes a puzzle whose hardest step is a technique.
  Q_INVOKABLE void practise(const QString& technique);
  /// Looks for a position in which a technique is the next step.
  Q_INVOKABLE void showExample(const QString& technique);
  /// Counts the solutions of a puzzle, and says how hard it is if there is one.
  Q_INVOKABLE void prove(const QString& givens);
  Q_INVOKABLE void cancel();

  /// The puzzles in a text of whichever format: {puzzles} or {error}.
  Q_INVOKABLE static QVariantMap read(const QString& text);
  /// The same of a file that was dropped.
  Q_INVOKABLE static QVariantMap readFile(const QUrl& file);
  /// The cells that conflict with another, by number.
  Q_INVOKABLE static QVariantList conflicts(const QString& givens);

  /// What the puzzle of a record comes to: {numbers: [81], missing: the cells that nobody had written, wrong: those in
  /// which something else stood}.
  Q_INVOKABLE static QVariantMap solutionOf(const QString& record);

  static QVariantList grades();
  static QVariantList pack();
  static QVariantList techniques();
  bool busy() const { return thinker.busy(); }

signals:
  void busyChanged();
  void made(const QString& givens, const QString& grade);
  /// No such puzzle was found in the time that people wait.
  void notMade();
  /// {numbers: [81], notes: [81 lists], figure, words}
  void exampleShown(const QVariantMap& example);
  /// {givens, solutions: 0, 1 or 2 for more, sentence, grade}
  void proved(const QVariantMap& proof);

private:
  template<class Think, class Then> void think(Think think, Then then);

  Thinker thinker;
};
