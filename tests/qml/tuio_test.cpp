#include "bridge/buzzer.h"
#include "qml/screen.h"

#include <nlohmann/json.hpp>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QProcess>
#include <QtEndian>
#include <QUdpSocket>

using nlohmann::json;

namespace {

/// A finger, by the number that the tracker gave it when it landed.
struct Finger {
  int number;
  QPointF at; // in shares of the window
};

/// A message of Open Sound Control: an address and its arguments.
class Message {
public:
  explicit Message(const char* word) { arguments = padded(word); }
  Message& operator<<(int value) { return add('i', qToBigEndian(value)); }
  Message& operator<<(float value) { return add('f', qToBigEndian(qFromUnaligned<quint32>(&value))); }
  QByteArray bytes() const {
    const QByteArray message = padded("/tuio/2Dcur") + padded(types) + arguments;
    return inBytes(qToBigEndian(static_cast<int>(message.size()))) + message;
  }

private:
  static QByteArray padded(QByteArray text) { return text.append(4 - text.size() % 4, '\0'); }
  template<class T> static QByteArray inBytes(T value) { return {reinterpret_cast<const char*>(&value), sizeof value}; }
  template<class T> Message& add(char type, T value) {
    types += type;
    arguments += inBytes(value);
    return *this;
  }

  QByteArray types = ",s", arguments;
};

/// The shipped program, touched from outside by what a table with a camera sends: TUIO by UDP.
class Touched {
public:
  explicit Touched(const QString& folder) {
    QUdpSocket free;
    if (!free.bind(QHostAddress::LocalHost)) qFatal("there is no port");
    port = free.localPort();
    free.close();
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("QT_QPA_GENERIC_PLUGINS", QString("TuioTouch:udp=%1").arg(port));
    environment.insert("QT_LOGGING_RULES", "qt.quick.touch=true"); // it tells what reaches its window
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(NINEFOLD_PROGRAM, {"--data", folder});
    for (int tries = 0; tries < 100; ++tries) {
      show({{next, {0.5, 0.01}}});
      if (!hears("TouchBegin", 300)) {
        show({}); // nobody was there yet
        continue;
      }
      lift();
      return;
    }
    qFatal("the app doesn't start");
  }
  ~Touched() {
    program.terminate();
    program.waitForFinished();
  }

  /// What is on the table now: fingers that weren't before have landed, others have left.
  void show(const QList<Finger>& fingers) {
    QByteArray bundle = QByteArray("#bundle\0", 8) + QByteArray("\0\0\0\0\0\0\0\1", 8);
    Message alive("alive"), end("fseq");
    for (const Finger& finger : fingers) alive << finger.number;
    bundle += alive.bytes();
    for (const Finger& finger : fingers)
      bundle += (Message("set") << finger.number << static_cast<float>(finger.at.x())
                                << static_cast<float>(finger.at.y()) << 0.F << 0.F << 0.F)
                    .bytes();
    bundle += (end << ++frame).bytes();
    socket.writeDatagram(bundle, QHostAddress::LocalHost, port);
  }
  /// Further fingers land beside those that are there.
  void land(const QList<Finger>& fingers, bool further = false) {
    show(fingers);
    if (!hears(further ? "TouchUpdate" : "TouchBegin")) qFatal("nothing was touched");
  }
  void lift() {
    show({});
    if (!hears("TouchEnd")) qFatal("nothing was let go");
    QTest::qWait(500); // as long as a person takes until the next touch: what it led to is there then
  }
  void tap(QPointF at) {
    land({{++next, at}});
    lift();
  }

private:
  bool hears(const char* what, int within = 10'000) {
    const bool heard = QTest::qWaitFor([&] { return (told += program.readAll()).contains(what); }, within);
    told.clear();
    return heard;
  }

  QProcess program;
  QUdpSocket socket;
  quint16 port = 0;
  QByteArray told;
  int frame = 0, next = 1000;
};

} // namespace

class TuioTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    if (!QFileInfo::exists(QLibraryInfo::path(QLibraryInfo::PluginsPath) + "/generic/libqtuiotouchplugin.so"))
      QSKIP("skipped: Qt's plugin for TUIO isn't here (qt6-qpa-plugins)");
  }

  void the_first_of_many_fingers_calls_data() {
    // Which seats' fingers come with each packet, and as which of all that landed.
    using Packets = QList<QList<QPair<int, int>>>;
    QTest::addColumn<Packets>("packets");
    QTest::addColumn<int>("first");
    QTest::newRow("two in one packet") << Packets{{{0, 12}, {1, 11}}} << 1;
    QTest::newRow("two in one packet, the other way") << Packets{{{0, 11}, {1, 12}}} << 0;
    QTest::newRow("five in one packet") << Packets{{{0, 14}, {1, 12}, {2, 13}, {3, 11}, {4, 15}}} << 3;
    QTest::newRow("two packets, one after the other") << Packets{{{2, 12}}, {{0, 11}, {2, 12}}} << 2;
  }
  void the_first_of_many_fingers_calls() {
    using Packets = QList<QList<QPair<int, int>>>;
    QFETCH(Packets, packets);
    QFETCH(int, first);
    Screen screen;
    const auto share = [&](const QQuickItem* item) {
      const QPointF at = Screen::middle(item);
      return QPointF(at.x() / screen.window->width(), at.y() / screen.window->height());
    };
    const QString deal = "App.begin('kakuro_call', { people: [1, 2, 3, 4, 5].map(() => App.newPerson()), first: 0, "
                         "handOver: -1, options: {} }, 7, {})";
    screen.ask(deal);
    screen.settle();
    QMap<int, QPointF> buzzers;
    for (BuzzerPad* pad : screen.all<BuzzerPad>()) buzzers[pad->property("seat").toInt()] = share(pad);
    QCOMPARE(buzzers.size(), 5);
    screen.match->press(Kind::Call, first);
    screen.settle();
    const QPointF giveUp = share(screen.item("Give up the call"));
    screen.tap("Give up the call");
    const QPointF yes = share(screen.item("Yes, give up"));
    screen.ask("App.home()");
    screen.ask(deal); // that call would still be open
    screen.settle();
    screen.ask("App.pause()");
    screen.settle();
    const QPointF goOn = share(screen.item("Go on"));
    screen.stop();
    {
      Touched app(screen.folder.path());
      app.tap(goOn);
      for (qsizetype i = 0; i < packets.size(); ++i) {
        QList<Finger> fingers;
        for (const auto& [seat, number] : packets[i]) fingers << Finger{number, buzzers[seat]};
        app.land(fingers, i > 0);
      }
      app.lift();
      app.tap(giveUp);    // a wrong call: it is on record whose it was
      QTest::qWait(1000); // who means it isn't in haste
      app.tap(yes);
    }
    screen.start({412, 915});
    const json moves = json::parse(screen.match->record().toStdString())["moves"];
    QCOMPARE(moves.size(), std::size_t{1});
    QCOMPARE(moves[0]["seat"].get<int>(), first);
  }
};

QTEST_MAIN(TuioTest)
#include "tuio_test.moc"
