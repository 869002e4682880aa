#include "bridge/session.h"

#include "bridge/figures.h"
#include "bridge/match_report.h"
#include "bridge/options.h"
#include "bridge/speech.h"
#include "bridge/today.h"

#include <cmath>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

namespace {

constexpr int lastMoveIsSeen = 2000; // milliseconds

QVariantList idsOf(const QList<Seated>& people) {
  QVariantList ids;
  for (const Seated& one : people) ids << one.id;
  return ids;
}

QStringList namesOf(const QList<Seated>& people) {
  QStringList names;
  for (const Seated& one : people) names << one.name;
  return names;
}

/// Against computers of one level all results are of a kind of their own, as those of puzzles of one grade are.
QString levelOf(const QList<Seated>& seats) {
  int level = 0;
  for (const Seated& one : seats) {
    if (one.computer == 0) continue;
    const int theirs = Figures::level(one.computer);
    if (level != 0 && level != theirs) return {};
    level = theirs;
  }
  return peopleAmong(seats) == 1 ? Figures::key(level) : QString();
}

/// What is said about a match, its limits of time, and which computers play.
QVariantMap limited(const Entry& entry, const TableSetUp& setUp, const QVariantMap& about) {
  const QVariantMap agreed = entry.settled(static_cast<int>(setUp.seats.size()), setUp.options);
  QVariantList computers;
  for (const Seated& one : setUp.seats) computers << one.computer;
  QVariantMap all{{"limit", agreed.value("limit", 0)}, {"show", agreed.value("show", 30)}, {"computers", computers}};
  all.insert(about);
  if (all["level"].toString().isEmpty()) all["level"] = levelOf(setUp.seats);
  return all;
}

template<class T> T* singleton(QQmlEngine* engine, const char* name) {
  return engine->singletonInstance<T*>(qmlTypeId("Ninefold.Core", 1, 0, name));
}

} // namespace

Session::Session(Preferences& preferences_, QObject* parent)
    : QObject(parent), preferences(preferences_), known_(preferences_) {
  connect(&preferences, &Preferences::peopleChanged, this, [this] {
    known_.lookForMe();
    emit peopleChanged();
  });
  connect(&Archive::here(), &Archive::unfinishedChanged, this, &Session::look);
  connect(&Archive::here(), &Archive::replaced, this, &Session::forgetTable);
  connect(&table, &MatchController::notKept, this, [this](const QString& why) {
    tell(tr("Not saved"), tr("%1 Your last action was undone: try it again.").arg(why));
  });
  connect(&table, &MatchController::failed, this, [this](const QString& why) { tell(tr("That didn’t work"), why); });
  connect(&table, &MatchController::seated, this, &Session::seat);
  connect(&codes, &Challenge::dealt, this, &Session::dealt);
  connect(&table, &MatchController::changed, this, &Session::lookAtEnd);
  connect(&table, &MatchController::started, this, &Session::retold);
  ending.setSingleShot(true);
  ending.setInterval(lastMoveIsSeen);
  connect(&ending, &QTimer::timeout, this, &Session::finish);
  connect(&LanguageChange::here(), &LanguageChange::spoken, this, &Session::tellAnew);
  look();
}

Session* Session::create(QQmlEngine* engine, QJSEngine*) {
  auto* session = new Session(*singleton<Preferences>(engine, "Preferences"), nullptr);
  QJSEngine::setObjectOwnership(&session->table, QJSEngine::CppOwnership);
  QJSEngine::setObjectOwnership(&session->codes, QJSEngine::CppOwnership);
  connect(singleton<Device>(engine, "Device"), &Device::arrived, session, &Session::arrive);
  return session;
}

// Where one is

void Session::moved() {
  continues = false;
  emit historyChanged();
  lookAtEnd();
}

void Session::go(const QString& page, const QVariantMap& props) {
  way.go(page, props);
  moved();
}

void Session::open(const QUrl& source, const QVariantMap& props) {
  way.open(source, props);
  moved();
}

void Session::swap(const QString& page, const QVariantMap& props) {
  way.swap(page, props);
  moved();
}

void Session::home() {
  cover();
  interrupted = 0;
  way.home();
  moved();
  preferences.setAtTable(0);
  emit Archive::here().matchesChanged(); // the one that was left, too
}

void Session::dayOf(int date) {
  way.home();
  way.go("daily", {{"first", date}});
  moved();
}

void Session::sitDown() {
  way.sitDown();
  moved();
  preferences.setAtTable(table.kept());
}

bool Session::back() {
  if (way.isAt("table")) {
    pause();
    return true;
  }
  if (way.isAt("result") && interrupted > 0) {
    leaveTable();
    return true;
  }
  if (!way.back()) return false;
  moved();
  return true;
}

void Session::pause() {
  cover();
  go("pause");
}

void Session::cover() {
  if (table.seatCount() > 1) table.lowerCloth();
}

void Session::leave() {
  table.cover();
  if (way.isAt("table") && !table.over()) pause();
}

void Session::finish() {
  if (!way.isAt("table") || !table.over()) return;
  swap("result", {{"record", table.record()},
                  {"people", QVariant::fromValue(sat)},
                  {"entryId", entryId()},
                  {"code", table.code()},
                  {"kept", table.kept()},
                  {"again", table.again()}});
  preferences.setAtTable(0);
}

void Session::leaveTable() {
  if (interrupted == 0) return home();
  const int practice = table.kept();
  const bool unfinished = !table.over();
  const WaitingMatch before{.id = interrupted, .entry = entryId(), .people = sat};
  way.forget({"table", "pause", "result"});
  way.back(); // from where it was practised
  if (!resume(before)) return home();
  if (unfinished) Archive::here().removeMatch(practice);
}

void Session::removeMatch() {
  if (interrupted > 0) return leaveTable();
  const int id = table.kept();
  home();
  table.leave();
  Archive::here().removeMatch(id);
}

/// A match that is over leads to its result by itself, unless its end is a page of its own.
void Session::lookAtEnd() {
  const bool wanted = !shows && played && way.isAt("table") && table.over() && !played->reveals();
  if (std::exchange(ends, wanted) == wanted) return;
  if (wanted)
    ending.start();
  else
    ending.stop();
}

/// Another archive has taken the place of this one: nobody sits at a table any more.
void Session::forgetTable() {
  table.leave();
  way.forget({"table", "pause"});
  moved();
}

// Who is there

void Session::choose(int id) {
  known_.choose(id);
  emit peopleChanged();
}

int Session::newPerson() {
  const int id = known_.add();
  if (id == 0) tell(tr("Not saved"), tr("The new person couldn’t be saved. Is there room on the device?"));
  return id;
}

// How it is set up

TableSetUp Session::usual(const Entry& entry) const {
  const QVariantMap last = preferences.setUp(entry.id());
  TableSetUp setUp = TableSetUp::from(last);
  if (!last.contains("people")) setUp.seats = TableSetUp::seatsFrom(preferences.setUp("last")["people"].toList());
  setUp.seats = known_.present(setUp.seats);
  if (setUp.seats.isEmpty()) setUp.seats = everybody().mid(0, 2);
  const int least = std::max(entry.least(), last.contains("people") ? 1 : 2);
  while (setUp.seats.size() < least) setUp.seats << Seated{}; // until they are named
  setUp.seats = setUp.seats.mid(0, entry.most());
  if (!last.contains("first")) setUp.first = entry.lot() ? -1 : 0;
  setUp.first = std::min(setUp.first, static_cast<int>(setUp.seats.size()) - 1);
  setUp.handOver = static_cast<int>(entry.styleOf(setUp.handOver));
  return setUp;
}

void Session::remember(const Entry& entry, const TableSetUp& setUp) {
  preferences.rememberSetUp(entry.id(), setUp.remembered());
  preferences.rememberSetUp("last", {{"people", TableSetUp::remembered(setUp.seats)}});
}

QVariantMap Session::setUpAgain(const QString& record, const QString& id, const QList<Seated>& people) {
  const Entry& entry = *find(id);
  const QVariantMap start = QJsonDocument::fromJson(record.toUtf8()).object().toVariantMap();
  const QVariantMap last = preferences.setUp(id);
  const int seats = static_cast<int>(people.size());
  TableSetUp again{people, last["first"].toInt() < 0 ? -1 : (start["first"].toInt() + 1) % seats,
                   last.value("handOver", -1).toInt(), entry.chosenIn(seats, start["options"].toMap())};
  if (table.record() == record) {
    again.options["limit"] = table.limit()->seconds();
    again.options["show"] = table.showSeconds();
  }
  return again.remembered();
}

int Session::firstOf(const TableSetUp& setUp, double lot) {
  const auto seats = static_cast<int>(setUp.seats.size());
  return setUp.first >= 0 && setUp.first < seats ? setUp.first : static_cast<int>(std::fmod(lot, seats));
}

double Session::randomSeed() {
  return static_cast<double>(QRandomGenerator::global()->generate64() >> (64 - ninefold::challenge::seedBits));
}

// To the table

/// Whoever sits at a table already, or waits for one, sits down at no other: the second of two quick taps was meant for
/// the page before.
bool Session::sit(Entry* entry, QList<Seated> people, int handOver, Coming how) {
  if (table.arrives() || way.isAt("table")) return false;
  table.leave();
  interrupted = 0;
  sitAs(entry->id(), people);
  shows = false;
  lookAtEnd();
  table.setHandOver(peopleAmong(people) > 1 ? entry->styleOf(handOver) : MatchController::HandOver::SideBySide);
  coming = how;
  return true;
}

void Session::sitAs(const QString& entry, const QList<Seated>& people) {
  played = find(entry);
  sat = people;
  shows = true;
  emit tableChanged();
}

void Session::appear(const QString& page, const QUrl& source, const QVariantMap& props) {
  way.home();
  if (page == "part")
    way.open(source, props);
  else if (page != "home")
    way.go(page, props);
  moved();
}

/// What was asked for is at the table. Whoever went elsewhere meanwhile finds it on Home.
void Session::seat() {
  const auto came = std::exchange(coming, std::nullopt);
  if (!came) return;
  if (came->visit != way.here().visit) return table.leave();
  sitDown();
  if (came->resumed) {
    if (came->paused) pause();
    return;
  }
  if (const QString warning = table.warning(); !warning.isEmpty())
    tell(tr("Dealt from a code"), warning); // everybody is told that the hands may not be as secret as they look
  if (table.again() > 0) tell(tr("Once more"), againTold());
}

bool Session::deal(const Entry& entry, const TableSetUp& setUp, double seed, const QVariantMap& about) {
  return sit(find(entry.id()), known_.called(setUp.seats), setUp.handOver, {way.here().visit}) &&
         table.dealKept(entry.game(), idsOf(sat), namesOf(sat),
                        entry.dealt(static_cast<int>(sat.size()), setUp.options), seed, firstOf(setUp, seed),
                        limited(entry, setUp, about));
}

bool Session::begin(const QString& entry, const QVariantMap& setUp, double seed, const QVariantMap& about) {
  return deal(*find(entry), TableSetUp::from(setUp), seed, about);
}

bool Session::dealRecord(const Entry& entry, const QString& record, const TableSetUp& setUp, const QVariantMap& about) {
  return sit(find(entry.id()), known_.called(setUp.seats), setUp.handOver, {way.here().visit}) &&
         table.beginKept(record, idsOf(sat), namesOf(sat), limited(entry, setUp, about));
}

bool Session::beginRecord(const QString& entry, const QString& record, const QVariantMap& setUp,
                          const QVariantMap& about) {
  return dealRecord(*find(entry), record, TableSetUp::from(setUp), about);
}

bool Session::dealPuzzle(const QString& id, const QVariantMap& remembered, const QString& givens, const QString& grade,
                         const QString& from, int before) {
  const Entry& entry = *find(id);
  const TableSetUp setUp = TableSetUp::from(remembered);
  const auto seats = static_cast<int>(setUp.seats.size());
  nlohmann::json record =
      ninefold::freshRecord(entry.game().toStdString(), seats, 0, ninefold::asJson(entry.dealt(seats, setUp.options)));
  record.erase("seed");
  record["first"] = firstOf(setUp, randomSeed());
  record["deal"] = {{"givens", givens.toStdString()}};
  if (!dealRecord(entry, QString::fromStdString(record.dump()), setUp, {{"level", grade}, {"from", from}}))
    return false;
  interrupted = before;
  return true;
}

bool Session::rematch(const QString& record, const QString& entry, const QList<Seated>& people) {
  return begin(entry, setUpAgain(record, entry, people), randomSeed(), {});
}

bool Session::tryAgain(const QString& record, int moves, const QString& id, const QList<Seated>& people) {
  const TableSetUp setUp = TableSetUp::from(setUpAgain(record, id, people));
  return dealRecord(*find(id), MatchReport::until(record, moves), setUp);
}

void Session::playAlone(const QString& id, const LoneWay& way_, int level) {
  if (me() == 0) choose(newPerson());
  const Entry& entry = *find(id);
  QVariantMap options = preferences.setUp(id)["options"].toMap();
  options.insert(way_.options);
  const TableSetUp setUp{{mine()}, 0, 0, options};
  if (way_.chooses)
    open(entry.deals(), {{"entryId", id}, {"setUp", setUp.remembered()}});
  else if (level > 0)
    dealCode(Challenge::codeOf({{"game", entry.game()},
                                {"seats", 1},
                                {"first", 0},
                                {"options", way_.agreed(level)},
                                {"level", level},
                                {"seed", randomSeed()}}),
             setUp);
  else
    deal(entry, setUp, randomSeed());
}

void Session::playAgainst(const QString& id, int computers, int level) {
  if (me() == 0) choose(newPerson());
  const Entry& entry = *find(id);
  TableSetUp setUp{{mine()}, entry.lot() ? -1 : 0, 0, preferences.setUp(id)["options"].toMap()};
  for (int place = 0; place < computers; ++place) setUp.seats << Seated::player(Figures::at(level, place));
  deal(entry, setUp, randomSeed());
}

QList<Seated> Session::meAnd(const QVariantList& computers) const {
  QList<Seated> all{me() > 0 ? mine() : Seated{}};
  for (const QVariant& number : computers)
    if (number.toInt() > 0) all << Seated::player(number.toInt());
  return all;
}

void Session::playDaily(const QString& id, const QVariantMap& part, int date) {
  if (me() == 0) choose(newPerson());
  if (way.isAt("daily")) way.note({{"first", date}}); // there one gets back to it
  const int kept = part["match"].toInt();
  const QList<Seated> sitters = meAnd(part["computers"].toList());
  if (part["over"].toBool())
    go("result", {{"record", Archive::here().record(kept)},
                  {"people", QVariant::fromValue(sitters)},
                  {"entryId", id},
                  {"code", part["code"]},
                  {"kept", kept}});
  else if (kept > 0)
    resume({.id = kept, .entry = id, .people = sitters});
  else
    dealRecord(*find(id), part["start"].toString(), {sitters},
               {{"level", part["grade"]},
                {"code", part["code"]},
                {"slot", part["slot"]},
                {"date", date},
                {"day", Today::here().date()}});
}

void Session::tryDailyAgain(const QString& id, const QString& record, const QList<Seated>& people,
                            const QVariantMap& daily) {
  QVariantMap about = daily;
  about["day"] = Today::here().date();
  dealRecord(*find(id), MatchReport::until(record, 0), {people}, about);
}

bool Session::resume(const WaitingMatch& match, bool paused) {
  const int style = preferences.setUp(match.entry).value("handOver", -1).toInt();
  return sit(find(match.entry), match.people, style, {way.here().visit, true, paused}) &&
         table.resume(match.id, namesOf(sat));
}

// Challenges

QString Session::takeUp(const QString& code) {
  const QVariantMap read = Challenge::read(code);
  if (read.contains("error")) return read["error"].toString();
  const Entry* entry = Catalogue::here().entryOf(read["game"].toString(), read["options"].toMap());
  swap("setup", {{"entryId", entry->id()}, {"invitation", read}});
  return {};
}

void Session::dealCode(const QString& code, const TableSetUp& setUp) {
  awaited = {Challenge::read(code), setUp, way.here().visit};
  codes.deal(code);
}

void Session::dealt(const QString& start) {
  if (awaited.visit != way.here().visit) return;
  const QVariantMap& made = awaited.invitation;
  const Entry* entry = Catalogue::here().entryOf(made["game"].toString(), made["options"].toMap());
  dealRecord(*entry, start, awaited.setUp, {{"level", made["grade"]}, {"code", made["code"]}});
}

QString Session::outcomeOf(const QString& entry, const QVariantMap& part) {
  QString how = part.contains("ahead") ? inDifference(part["ahead"].toInt())
                                       : tr("%1 of %2 points").arg(part["score"].toInt()).arg(part["par"].toInt());
  if (Catalogue::here().find(entry)->timed(1))
    how = part["won"].toBool() ? inTime(part["ms"].toDouble()) : tr("not solved");
  if (const int hints = part["hints"].toInt(); hints > 0) return how + " · " + tr("%n hint(s)", nullptr, hints);
  return part["helped"].toBool() ? how + " · " + tr("with help") : how;
}

QString Session::inDifference(int ahead) {
  if (ahead == 0) return tr("level on points");
  return ahead > 0 ? tr("%n point(s) ahead", nullptr, ahead) : tr("%n point(s) behind", nullptr, -ahead);
}

QString Session::inTime(double ms) {
  const auto seconds = static_cast<int>(std::lround(ms / 1000));
  if (seconds < 3600) return QString("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QChar('0'));
  return tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
}

// What people are told

void Session::tell(Notice notice) {
  table.cover();
  news << std::move(notice);
  emit noticesChanged();
}

void Session::told() {
  if (news.isEmpty()) return;
  news.removeFirst();
  emit noticesChanged();
}

void Session::accept() {
  told();
  const QString why = Archive::here().restoreOffered();
  if (!why.isEmpty()) tell(tr("That didn’t work"), why);
}

QString Session::againTold() const {
  if (table.again() == 0) return {};
  return tr("The same deal with the same players, from turn %1 on. This is a match of its own: it counts apart, and "
            "the "
            "one you know stays as it was.")
      .arg(table.again());
}

void Session::tellOfRescue(const QVariantMap& found) {
  if (!found.contains("matches")) return;
  const auto count = [&](const char* key) { return found[key].toInt(); };
  QStringList text{tr("%n match(es) could be recovered.", nullptr, count("matches") + count("cut"))};
  if (count("lost") > 0) text << tr("%n couldn’t be read any more.", nullptr, count("lost"));
  if (count("beside") > 0) text << tr("A name, a setting or a note couldn’t be read any more.");
  text << tr("The damaged file was put aside.");
  QString offer;
  if (found.contains("backup")) {
    text << tr("There is also a backup with %n match(es).", nullptr, found["backup"].toMap()["matches"].toInt());
    offer = tr("Use the backup instead");
  }
  tell({tr("The saved games were damaged"), text.join(" "), offer});
}

// From one start to the next

void Session::start() {
  const QString trouble = Archive::here().trouble();
  if (!trouble.isEmpty())
    tell(tr("Nothing can be saved"), tr("%1 You can play, but nothing will be kept.").arg(trouble));
  tellOfRescue(Archive::here().rescued());
  const QVariantMap left = Archive::here().unfinishedMatch(preferences.atTable());
  if (!left.isEmpty()) resume(WaitingMatch::from(left), true);
}

void Session::look() {
  waiting.clear();
  for (const QVariant& line : Archive::here().unfinished()) waiting << WaitingMatch::from(line.toMap());
  emit unfinishedChanged();
  goOn();
}

void Session::arrive(const QString& wish) {
  if (wish == "today") {
    home();
    go("daily");
  } else if (wish == "continue" && !seated()) {
    home();
    continues = true;
    goOn();
  }
}

void Session::goOn() {
  if (!continues || waiting.isEmpty()) return;
  const WaitingMatch latest = waiting.front();
  resume(latest);
}

void Session::tellAnew() {
  emit retold();
  emit peopleChanged();
  look();
  emit table.changed(); // what the core said before is asked for again
}
