#pragma once

#include <algorithm>
#include <QJsonObject>
#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <QVariantMap>

/// What the app remembers between two starts: how it looks and sounds, who plays, and how each game was set up last.
/// Kept in the archive; where there is none, as long as the app runs.
class Preferences : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  Q_PROPERTY(Look look READ look WRITE setLook NOTIFY changed FINAL)
  /// Between 100 and 200.
  Q_PROPERTY(int textPercent READ textPercent WRITE setTextPercent NOTIFY changed FINAL)
  Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed FINAL)
  Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed FINAL)
  /// Between 0 and 100.
  Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY changed FINAL)
  Q_PROPERTY(bool haptics READ haptics WRITE setHaptics NOTIFY changed FINAL)
  Q_PROPERTY(bool glow READ glow WRITE setGlow NOTIFY changed FINAL)
  /// How fast computer players follow one another: an Opponents::Pace.
  Q_PROPERTY(int pace READ pace WRITE setPace NOTIFY changed FINAL)
  /// Whether a coach can be asked by who plays against others.
  Q_PROPERTY(bool coach READ coach WRITE setCoach NOTIFY changed FINAL)
  /// Whether a digit of a Sudoku wipes the notes that it settles.
  Q_PROPERTY(bool wipesNotes READ wipesNotes WRITE setWipesNotes NOTIFY changed FINAL)
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)

  /// The match at whose table the app was left; 0: none.
  Q_PROPERTY(int atTable READ atTable WRITE setAtTable NOTIFY changed FINAL)

  /// Everybody who ever sat at the table: {id, name, avatar}, in the order in which they came.
  Q_PROPERTY(QVariantList people READ people NOTIFY peopleChanged FINAL)

public:
  enum class Look { System, Light, Dark, Contrast };
  Q_ENUM(Look)

  explicit Preferences(QObject* parent = nullptr);

  Look look() const { return static_cast<Look>(number("look", 0)); }
  void setLook(Look wish) { set("look", static_cast<int>(wish)); }
  int textPercent() const { return std::clamp(number("textPercent", 100), 100, 200); }
  void setTextPercent(int wish) { set("textPercent", wish); }
  bool leftHanded() const { return flag("leftHanded", false); }
  void setLeftHanded(bool wish) { set("leftHanded", wish); }
  bool reducedMotion() const { return flag("reducedMotion", false); }
  void setReducedMotion(bool wish) { set("reducedMotion", wish); }
  int volume() const { return std::clamp(number("volume", 70), 0, 100); }
  void setVolume(int wish) { set("volume", wish); }
  bool haptics() const { return flag("haptics", true); }
  void setHaptics(bool wish) { set("haptics", wish); }
  bool glow() const { return flag("glow", true); }
  void setGlow(bool wish) { set("glow", wish); }
  int pace() const { return std::clamp(number("pace", 1), 0, 2); }
  void setPace(int wish) { set("pace", wish); }
  bool coach() const { return flag("coach", true); }
  void setCoach(bool wish) { set("coach", wish); }
  bool wipesNotes() const { return flag("wipesNotes", true); }
  void setWipesNotes(bool wish) { set("wipesNotes", wish); }
  QString language() const { return values.value("language").toString(); }
  void setLanguage(const QString& wish) { set("language", wish); }

  int atTable() const { return number("atTable", 0); }
  void setAtTable(int match) { set("atTable", match); }

  QVariantList people() const { return known; }
  /// Adds somebody; the id under which seats know them; 0 if that name is taken, or none.
  Q_INVOKABLE int addPerson(const QString& name, const QString& avatar);
  /// False if that name is taken, or none.
  Q_INVOKABLE bool changePerson(int id, const QString& name, const QString& avatar);
  /// Wipes somebody, and all that they alone have played.
  Q_INVOKABLE void removePerson(int id);
  /// Empty if there is nobody of that id.
  Q_INVOKABLE QVariantMap person(int id) const;

  /// How an entry of Home was set up last; empty if it never was.
  Q_INVOKABLE QVariantMap setUp(const QString& entry) const;
  Q_INVOKABLE void rememberSetUp(const QString& entry, const QVariantMap& setUp);

signals:
  void changed();
  void peopleChanged();

private:
  void read();
  void readPeople();
  bool mayBeCalled(int id, const QString& name) const;
  int number(const char* key, int standard) const { return values.value(key).toInt(standard); }
  bool flag(const char* key, bool standard) const { return values.value(key).toBool(standard); }
  void set(const char* key, const QJsonValue& value);
  void write(const char* key, const QJsonValue& value);

  QJsonObject values;
  QVariantList known;
  int added = 0; // how many people came where nothing is kept: none of them gets the id of another who left
};
