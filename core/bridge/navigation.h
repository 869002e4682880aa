#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariantMap>

/// Where one is in the app: a page, and what it is made with.
struct Place {
  Q_GADGET
  QML_VALUE_TYPE(visitedPlace)
  Q_PROPERTY(int visit MEMBER visit FINAL) // no other visit to anywhere has that number
  Q_PROPERTY(QString page MEMBER page FINAL)
  Q_PROPERTY(QUrl source MEMBER source FINAL) // of the page; empty: it is there always
  Q_PROPERTY(QVariantMap props MEMBER props FINAL)

public:
  int visit = 0;
  QString page{};
  QUrl source{};
  QVariantMap props{};
};

/// The way from Home to where one is. Pages are known by words; "part" is one that only one game has.
class Navigation {
public:
  Navigation() { go("home", {}); }

  const QList<Place>& history() const { return places; }
  const Place& here() const { return places.back(); }
  bool isAt(const QString& page) const { return here().page == page; }
  /// Whether that page is on the way.
  bool passes(const QString& page) const;

  void go(const QString& page, const QVariantMap& props);
  void open(const QUrl& source, const QVariantMap& props);
  /// Goes somewhere instead of where one is.
  void swap(const QString& page, const QVariantMap& props);
  /// With what the page where one is is made when one comes back to it.
  void note(const QVariantMap& props) { places.back().props = props; }
  /// One step; false if there is nowhere to go back to.
  bool back();
  void home() { places.resize(1); }
  /// To the table, from those of these pages that are on the way: there one gets back from the result.
  void sitDown();
  /// Takes these pages off the way, wherever they are on it.
  void forget(const QStringList& pages);

private:
  void keepOnly(const QStringList& pages);

  QList<Place> places;
  int visits = 0;
};
