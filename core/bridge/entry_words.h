#pragma once

#include "bridge/match_controller.h"

#include <QCoreApplication>
#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QUrl>
#include <QVariantMap>

/// A value of an option, in the words that people choose it by.
struct ValueWords {
  Q_GADGET
  QML_VALUE_TYPE(valueWords)
  Q_PROPERTY(QVariant value MEMBER value FINAL) // as records have it: a word, a number, or yes or no
  Q_PROPERTY(QString title MEMBER title FINAL)
  Q_PROPERTY(QString line MEMBER line FINAL)

public:
  QVariant value{};
  QString title{}, line{};
  QString named{}; // where the title says nothing without that of the option
  bool operator==(const ValueWords&) const = default;
};

/// An option, in the words that people choose it by. What is offered of it at which table, the game says itself.
struct OptionWords {
  Q_GADGET
  QML_VALUE_TYPE(optionWords)
  Q_PROPERTY(QString key MEMBER key FINAL) // in records
  Q_PROPERTY(QString title MEMBER title FINAL)
  Q_PROPERTY(QList<ValueWords> values MEMBER values FINAL)

public:
  QString key{}, title{};
  QList<ValueWords> values{};
  bool operator==(const OptionWords&) const = default;
};

/// A way in which an entry can be played by one alone.
struct LoneWay {
  Q_GADGET
  QML_VALUE_TYPE(loneWay)
  Q_PROPERTY(QString title MEMBER title FINAL)
  Q_PROPERTY(QString line MEMBER line FINAL)
  Q_PROPERTY(QVariantMap options MEMBER options FINAL)
  Q_PROPERTY(int problems MEMBER problems FINAL)
  Q_PROPERTY(bool chooses MEMBER chooses FINAL)

public:
  using Problem = QVariantMap (*)(int level);

  QString title{}, line{};
  QVariantMap options{};     // that make it what it is
  int problems = 0;          // how many levels there are, if it is a set of problems
  Problem problem = nullptr; // and the options of one of them
  bool chooses = false;      // the person chooses the deal, on a page of the game's own

  /// What is agreed for it; of a set of problems, for the one of that level.
  Q_INVOKABLE QVariantMap agreed(int level) const { return problem ? problem(level) : options; }
  bool operator==(const LoneWay&) const = default;
};

/// What is said of an option that nobody is asked about, where it has that value.
struct Remark {
  QString key{};
  QVariant value{};
  QString words{};
};

/// What there is to play, in words: a game, or one of its boards.
struct EntryWords {
  using Style = MatchController::HandOver;

  QString id{};
  QString title{};
  QString age{};    // for whom it is, if not by the number of players
  QString begins{}; // who does, by custom
  bool lot = false; // or rather by a lot
  QList<Style> styles{};
  bool reveals = false;  // at its end what nobody knew before
  bool wordless = false; // for those who can't read yet
  bool timed = false;    // alone, the quickest is the best
  QVariantMap fixed{};   // the options that make the entry what it is
  QUrl table{}, miniature{}, figure{}, rules{}, scenes{};
  QUrl deals{}; // the page where a deal is chosen, if there is one; and what leads there
  QString dealsTitle{}, dealsLine{};
  QUrl solution{}; // the page that shows what a puzzle given up comes to
  QString daily{};
  QList<LoneWay> alone{};
  QList<OptionWords> options{}; // in the order in which people are asked
  QList<Remark> remarks{};
};

/// What the games say of themselves, each in its folder, is translated under this name.
class Games {
  Q_DECLARE_TR_FUNCTIONS(Games)
};

/// Who notices mistakes: every game has that (G-6), and says what it means there.
OptionWords refereeWords(const QString& assist, const QString& strict, const QString& table);

/// What a grade is called; empty if there is no such grade.
QString gradeName(const QString& key);

/// One of a game's own QML files, by its path below games/.
QUrl gamePage(const QString& path);
