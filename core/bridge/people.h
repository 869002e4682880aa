#pragma once

#include "bridge/preferences.h"
#include "bridge/seated.h"

#include <QCoreApplication>

/// A picture that somebody can have, and what it shows.
struct Portrait {
  Q_GADGET
  QML_VALUE_TYPE(portrait)
  Q_PROPERTY(QString file MEMBER file FINAL)
  Q_PROPERTY(QString name MEMBER name FINAL)

public:
  QString file{}, name{};
  bool operator==(const Portrait&) const = default;
};

/// Who could sit at a table, and who of them plays alone.
class People {
  Q_DECLARE_TR_FUNCTIONS(People)

public:
  explicit People(Preferences& preferences);

  static QList<Portrait> portraits();

  /// Everybody who has a profile, in the order in which they came.
  QList<Seated> everybody() const;
  bool isKnown(int id) const;
  /// Who has that profile; else whoever sits at that seat.
  Seated known(int id, int seat) const;
  /// Who sits at a seat without having a profile.
  static Seated somebody(int seat);
  /// The same without those who have gone.
  QList<Seated> present(const QList<Seated>& seats) const;
  /// The same seats with whoever sits there, as they are called at present.
  QList<Seated> called(const QList<Seated>& seats) const;
  /// Somebody with a picture that is free, if there is one, called after it; 0 if they couldn't be added.
  int add();

  /// Who plays alone, and whose days and results the pages show; 0: nobody is known.
  int me() const { return mine; }
  void choose(int id);
  /// After people have come or gone.
  void lookForMe();

private:
  Preferences& preferences;
  int chosen = 0;
  int mine = 0;
};
