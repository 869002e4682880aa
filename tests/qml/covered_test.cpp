#include "bridge/rehearsal.h"
#include "bridge/today.h"
#include "games/games.h"
#include "match/record.h"
#include "qml/screen.h"

#include <map>
#include <QCryptographicHash>
#include <QRegularExpression>

using namespace ninefold;
using nlohmann::json;

namespace {

template<class G> json dealt(int seats, const json& options) {
  const typename G::Table table{seats, seatAt(0), readOptions<G>(Node(options), seats)};
  return json(write(Record<G>{table, dealFromSeed<G>(table, 7), std::nullopt, {}}));
}

/// Another deal that nobody but that seat can tell from this one as it stands now: two pieces in the list `of` have
/// changed places.
json secretly(const json& record, const char* of, Seat seat) {
  const auto match = *openMatch(record);
  const json& pieces = record["deal"][of];
  for (std::size_t i = 0; i < pieces.size(); ++i)
    for (std::size_t j = i + 1; j < pieces.size(); ++j) {
      json other = record;
      std::swap(other["deal"][of][i], other["deal"][of][j]);
      const auto twin = openMatch(other);
      if (!twin || (*twin)->scene(seat) == match->scene(seat)) continue;
      bool known = (*twin)->scene(nobody) != match->scene(nobody);
      for (int viewer = 0; viewer < match->seats(); ++viewer)
        known = known || (seatAt(viewer) != seat && (*twin)->scene(seatAt(viewer)) != match->scene(seatAt(viewer)));
      if (!known) return other;
    }
  qFatal("there is no such deal");
}

/// Everything that can be found out from a window: all objects in it with all their properties, all that a screen
/// reader is told, all that the match tells the screen, and the picture.
class Listing {
public:
  static QString of(const Screen& screen) {
    Listing listing;
    listing.add(*screen.window->contentItem());
    listing.addAccessible(QAccessible::queryAccessibleInterface(screen.window));
    listing.addProperties(*screen.match);
    for (const QAbstractItemModel* model : std::initializer_list<const QAbstractItemModel*>{
             screen.match->property("cells").value<CellsModel*>(), screen.match->property("hand").value<PiecesModel*>(),
             screen.match->property("seats").value<SeatsModel*>(),
             screen.match->property("actions").value<ActionsModel*>(),
             screen.match->property("runs").value<RunsModel*>(), screen.match->sectors()})
      listing.addRows(model);
    // Types made while running are numbered, and objects lie somewhere in memory.
    static const QRegularExpression chance("_QML(TYPE)?_\\d+|0x[0-9a-f]+");
    return listing.text.remove(chance);
  }

private:
  void add(const QQuickItem& item) {
    addProperties(item);
    for (const QObject* child : item.children())
      if (!qobject_cast<const QQuickItem*>(child) && !child->inherits("QQmlTimer")) // one that runs down tells nothing
        addProperties(*child);
    for (const QQuickItem* child : item.childItems()) add(*child);
  }
  void addProperties(const QObject& object) {
    text += '\n' + QString::fromLatin1(object.metaObject()->className());
    for (const Told& told : propertiesOf(object.metaObject())) {
      text += told.label;
      add(told.property.read(&object));
    }
  }
  /// Values of which there are many are written by hand, which is quicker.
  void add(QVariant value) {
    switch (value.typeId()) {
    case QMetaType::Bool: text += value.toBool() ? "true" : "false"; return;
    case QMetaType::Int: text += QString::number(value.toInt()); return;
    case QMetaType::Double: text += QString::number(value.toDouble(), 'g', 15); return;
    case QMetaType::QString: text += value.toString(); return;
    default: break;
    }
    if (value.canConvert<QJSValue>()) value = value.value<QJSValue>().toVariant();
    QDebug(&text).nospace() << value;
  }
  /// All properties of a type but the pointers, looked up once for all of its objects.
  struct Told {
    QString label;
    QMetaProperty property;
  };
  const std::vector<Told>& propertiesOf(const QMetaObject* type) {
    const auto [found, isNew] = known.try_emplace(type);
    for (int i = 0; isNew && i < type->propertyCount(); ++i) {
      const QMetaProperty property = type->property(i);
      if (!(property.metaType().flags() & (QMetaType::PointerToQObject | QMetaType::IsPointer)))
        found->second.push_back({QString(" %1=").arg(property.name()), property});
    }
    return found->second;
  }
  void addRows(const QAbstractItemModel* model) {
    const auto roles = model->roleNames();
    for (int row = 0; row < model->rowCount(); ++row)
      for (auto role = roles.begin(); role != roles.end(); ++role)
        QDebug(&text).nospace() << '\n' << role.value() << '=' << model->data(model->index(row, 0), role.key());
  }
  void addAccessible(QAccessibleInterface* from) {
    if (!from) return;
    text +=
        QString("\n%1 %2 %3 %4")
            .arg(from->role())
            .arg(from->text(QAccessible::Name), from->text(QAccessible::Description), from->text(QAccessible::Value));
    for (int i = 0; i < from->childCount(); ++i) addAccessible(from->child(i));
  }

  QString text;
  std::map<const QMetaObject*, std::vector<Told>> known;
};

/// The whole window painted anew: where parts of it were painted at different times, Qt's software renderer leaves out
/// a few pixels at round corners, not always the same ones.
QByteArray painted(QQuickWindow& window) {
  const QColor ground = window.color();
  window.setColor(ground == Qt::black ? Qt::white : Qt::black);
  window.grabWindow();
  window.setColor(ground);
  const QImage picture = window.grabWindow();
  return QCryptographicHash::hash({reinterpret_cast<const char*>(picture.constBits()), picture.sizeInBytes()},
                                  QCryptographicHash::Md5);
}

/// What is found in a window, one look after the other.
struct Found {
  QStringList told;
  QList<QByteArray> pictures;

  /// A look at once; or at rest, when what is told hasn't changed for longer than any timer takes that tidies up.
  void look(const Screen& screen, bool rest) {
    QString now = Listing::of(screen), before;
    while (rest && now != before) {
      QTest::qWait(120);
      before = std::exchange(now, Listing::of(screen));
    }
    told << now.split('\n');
    pictures << painted(*screen.window);
  }
};

} // namespace

class CoveredTest : public QObject {
  Q_OBJECT

private slots:
  /// Home shows the puzzles of the day; before they are made it shows less.
  void initTestCase() {
    Today& today = Today::here();
    QTRY_VERIFY_WITH_TIMEOUT(!today.puzzlesOf(today.date()).empty(), 60'000);
  }

  void a_covered_hand_is_nowhere_in_the_window_data() {
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("of");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("style");
    QTest::addColumn<QSize>("size");
    const auto rows = [](const char* name, const json& record, const char* of, int seats) {
      const auto row = [&](int moves, MatchController::HandOver style, QSize size) {
        QTest::addRow("%s, %s, after %d moves, style %d, %d wide", name, of, moves, static_cast<int>(style),
                      size.width())
            << QString::fromStdString(record.dump()) << QString(of) << moves << static_cast<int>(style) << size;
      };
      for (int moves = 5; moves < 4 + seats; ++moves) row(moves, MatchController::HandOver::Pass, {412, 915});
      for (const auto style : {MatchController::HandOver::Pass, MatchController::HandOver::TableStyle,
                               MatchController::HandOver::SideBySide})
        // A phone, a small one, where more lies on the board, and a tablet with an edge for each.
        for (const QSize size : {QSize(412, 915), QSize(320, 568), QSize(1280, 800)}) row(4, style, size);
    };
    rows("kakuro_cards", dealt<kakuro_cards::Game>(3, json::object()), "bag", 3);
    rows("okudos", dealt<okudos::Game>(3, json::object()), "chips", 3);
    rows("okudos", dealt<okudos::Game>(3, json::object()), "markers", 3);
    rows("sudoku_tiles", dealt<sudoku_tiles::Game>(3, json::object()), "pile", 3);
    rows("sudokids", dealt<sudoku_tiles::Game>(3, {{"board", "kids"}}), "pile", 3);
  }
  void a_covered_hand_is_nowhere_in_the_window() {
    QFETCH(QString, record);
    QFETCH(QString, of);
    QFETCH(int, moves);
    QFETCH(int, style);
    QFETCH(QSize, size);
    const json one = rehearse(json::parse(record.toStdString()), moves);
    const Seat seat = *(*openMatch(one))->standing().turn;
    const json other = secretly(one, qPrintable(of), seat);

    struct Look {
      Found covered, open;
    };
    const auto look = [&](const json& shown, bool rest = false) {
      Screen screen(size);
      Look found;
      screen.ask("Preferences.reducedMotion = true"); // what moves is seen at some moment, not always the same
      screen.match->setHandOver(static_cast<MatchController::HandOver>(style));
      if (!screen.match->begin(QString::fromStdString(shown.dump()), {"Mika", "Jun", "Oma"})) qFatal("no match");
      screen.sit();
      if (screen.match->curtainFor() >= 0) found.covered.look(screen, rest); // behind the curtain
      screen.match->openCurtain();
      // While its strips part they are somewhere, not always in the same place.
      if (!comesTrue([&] { return screen.find("Pass to") == nullptr; })) qFatal("the curtain stays");
      found.covered.look(screen, rest); // under the cloth
      screen.match->showHand();
      screen.settle();
      found.open.look(screen, rest);
      screen.match->hideHand();
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      found.covered.look(screen, rest); // under it again
      return found;
    };
    // Two deals that have to look the same. What is told may hang on how quickly one looks: if it differs, it has to be
    // the same each time that all has come to rest. A picture only has to be the same once: Qt's software renderer
    // leaves something at round corners now and then.
    const auto compareLooks = [&](const json& first, const json& second, Found Look::*what, Look here, Look there) {
      const auto again = [&] {
        here = look(first, true);
        there = look(second, true);
        compare((here.*what).told, (there.*what).told);
      };
      const bool same = (here.*what).told == (there.*what).told;
      for (int tries = 0; tries < 3 && !same && !QTest::currentTestFailed(); ++tries) again();
      for (int tries = 0; tries < 16 && (here.*what).pictures != (there.*what).pictures; ++tries) {
        if (QTest::currentTestFailed()) return;
        again();
      }
      QVERIFY2((here.*what).pictures == (there.*what).pictures, "the pictures differ");
    };
    const Look here = look(one), there = look(other);
    QVERIFY(here.open.told != there.open.told); // otherwise this would prove nothing
    compareLooks(one, other, &Look::covered, here, there);
    if (QTest::currentTestFailed()) return;

    // What the others hold isn't there while the hand in front is shown.
    const Seat next = seatAt((index(seat) + 1) % (*openMatch(one))->seats());
    const json theirs = secretly(one, qPrintable(of), next);
    compareLooks(one, theirs, &Look::open, here, look(theirs));
  }

private:
  static void compare(const QStringList& here, const QStringList& there) {
    for (qsizetype i = 0; i < std::min(here.size(), there.size()); ++i) {
      const auto apart = std::mismatch(here[i].begin(), here[i].end(), there[i].begin(), there[i].end());
      const qsizetype at = std::max<qsizetype>(0, apart.first - here[i].begin() - 60);
      QVERIFY2(here[i] == there[i],
               qPrintable(here[i].left(60) + " ... " + here[i].mid(at, 120) + " or " + there[i].mid(at, 120)));
    }
    QCOMPARE(here.size(), there.size());
  }
};

QTEST_MAIN(CoveredTest)
#include "covered_test.moc"
