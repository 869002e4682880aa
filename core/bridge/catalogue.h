#pragma once

#include "bridge/entry.h"

#include <QStringList>

/// What there is to play, as people meet it: the games of games.def in their order, each with its entries.
class Catalogue : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// Each an Entry.
  Q_PROPERTY(QVariantList entries READ shown CONSTANT FINAL)
  /// The keys of the grades, the easiest first.
  Q_PROPERTY(QStringList grades READ grades CONSTANT FINAL)

public:
  /// Not without a parent: what QML could make by itself would be another one than here().
  explicit Catalogue(QObject* parent);

  static Catalogue& here();
  static Catalogue* create(QQmlEngine*, QJSEngine*);

  const QList<Entry*>& entries() const { return all; }
  QVariantList shown() const;
  QStringList grades() const { return {"gentle", "easy", "tricky", "hard", "fiendish"}; }

  /// None if there is no such entry.
  Q_INVOKABLE Entry* find(const QString& id) const;
  /// The entry that a match belongs to.
  Q_INVOKABLE Entry* entryOf(const QString& game, const QVariantMap& options) const;
  /// The screen on which a game is played; empty if there is no such game.
  Q_INVOKABLE QUrl tableOf(const QString& game) const;
  /// What a grade is called; empty if it is none.
  Q_INVOKABLE static QString gradeName(const QString& key) { return ::gradeName(key); }

signals:
  /// In another language.
  void retold();

private:
  void tellAnew();

  QList<Entry*> all;
};
