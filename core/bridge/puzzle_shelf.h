#pragma once

#include "bridge/thinker.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>

/// Where puzzles lie that people brought along: in the archive, and in files beside the backups, where other apps find
/// them, too. Files are read and written off the GUI thread.
class PuzzleShelf : public QObject {
  Q_OBJECT
  QML_ELEMENT

  /// Those kept, the latest first, as far as a list goes: {id, givens, title, grade, count}.
  Q_PROPERTY(QVariantList puzzles READ puzzles NOTIFY puzzlesChanged FINAL)
  /// The files at hand: {file, name, puzzles} or {file, name, error}.
  Q_PROPERTY(QVariantList files MEMBER found NOTIFY filesChanged FINAL)
  /// Where files are looked for; empty where nothing is kept.
  Q_PROPERTY(QString folder READ folder CONSTANT FINAL)

public:
  explicit PuzzleShelf(QObject* parent = nullptr) : QObject(parent) {}

  /// Keeps those among some puzzles that have just one solution; under the title that they came with.
  Q_INVOKABLE void keep(const QStringList& givens, const QString& title);
  Q_INVOKABLE void forget(int id);
  /// Sees which files there are.
  Q_INVOKABLE void look();
  /// Writes everything that is kept into a file, "sdm" or "opensudoku".
  Q_INVOKABLE void save(const QString& suffix);

  static QVariantList puzzles();
  static QString folder();

signals:
  void puzzlesChanged();
  void filesChanged();
  /// What came of the last wish, in a sentence.
  void told(const QString& sentence);

private:
  Thinker keeper, reader, saver;
  QVariantList found;
};
