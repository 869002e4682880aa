#include "bridge/cues.h"
#include "bridge/sand_clock.h"

#include <cmath>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace {

class Recorder : public Haptics {
public:
  void feel(Feel what) override { felt << what; }
  QList<Feel> felt;
};

/// A sound server with a sink that nobody hears, and a recording of what comes out of it.
class Studio {
public:
  /// Why there is none; empty if there is.
  QString open() {
    for (const char* tool : {"pulseaudio", "parec"})
      if (QStandardPaths::findExecutable(tool).isEmpty()) return QString("%1 isn't here").arg(tool);
    if (!home.isValid()) return "no folder for the sound server";
    qputenv("XDG_RUNTIME_DIR", home.path().toUtf8());
    qputenv("HOME", home.path().toUtf8());
    server.start("pulseaudio", {"-n", "--daemonize=no", "--exit-idle-time=-1", "-L", "module-native-protocol-unix",
                                "-L", "module-null-sink sink_name=cap rate=48000 channels=2"});
    const QString socket = home.path() + "/pulse/native";
    if (!server.waitForStarted() || !QTest::qWaitFor([&] { return QFile::exists(socket); }, 10'000))
      return "no sound server could be started";
    qputenv("PULSE_SERVER", ("unix:" + socket).toUtf8());
    QTest::qWait(500);
    return {};
  }

  void record(const QElapsedTimer& watch) {
    QObject::connect(&recorder, &QProcess::readyReadStandardOutput, &recorder, [&, this] {
      samples += recorder.readAllStandardOutput();
      arrivals << qMakePair(samples.size(), watch.elapsed());
    });
    recorder.start(
        "parec", {"-d", "cap.monitor", "--format=s16le", "--rate=48000", "--channels=1", "--latency-msec=5", "--raw"});
    QVERIFY(QTest::qWaitFor([this] { return !samples.isEmpty(); }, 10'000));
  }

  /// When sounds began, by the watch: the moment that the first loud sample after a silence had arrived.
  QList<qint64> onsets() const {
    QList<qint64> found;
    const auto* pcm = reinterpret_cast<const qint16*>(samples.constData());
    qsizetype quietSince = 0;
    for (qsizetype i = 0; i < samples.size() / 2; ++i) {
      if (std::abs(pcm[i]) < 200) continue;
      if (i - quietSince > 48 * 60) found << arrival(2 * i);
      quietSince = i;
    }
    return found;
  }

  void keep(const QString& file) const {
    QFile out(file);
    if (out.open(QFile::WriteOnly)) out.write(samples);
  }

  ~Studio() {
    for (QProcess* process : {&recorder, &server}) {
      process->terminate();
      process->waitForFinished(3000);
    }
  }

private:
  qint64 arrival(qsizetype byte) const {
    for (const auto& [size, time] : arrivals)
      if (size > byte) return time;
    return -1;
  }

  QTemporaryDir home;
  QProcess server, recorder;
  QByteArray samples;
  QList<QPair<qsizetype, qint64>> arrivals;
};

} // namespace

class CuesTest : public QObject {
  Q_OBJECT

private slots:
  void what_happens_is_heard_felt_and_seen() {
    MatchController match;
    match.deal("kakuro_call", {"Mika", "Jun"}, {}, 7);
    Cues cues;
    Recorder hand;
    cues.setHaptics(hand);
    cues.setMatch(&match);
    const QSignalSpy given(&cues, &Cues::given), glowed(&cues, &Cues::glowed);
    match.press(Kind::Call, 0);
    QCOMPARE(given.last()[0].toString(), "buzzer");
    match.setProperty("deafFor", 0);
    match.press(Kind::GiveUp);
    match.press(Kind::Confirm);
    QCOMPARE(given.last()[0].toString(), "wrong");
    QCOMPARE(hand.felt, (QList{Haptics::Feel::Heavy, Haptics::Feel::Error}));
    QCOMPARE(glowed.size(), 0);
    cues.give("gong");
    QCOMPARE(glowed.size(), 1);
  }

  void whatever_is_heard_is_felt_too_data() {
    QTest::addColumn<Haptics::Feel>("feel");
    for (const char* light : {"place", "flip", "sand"}) QTest::newRow(light) << Haptics::Feel::Light;
    for (const char* tick : {"tick", "tock"}) QTest::newRow(tick) << Haptics::Feel::Tick;
    for (const char* heavy : {"buzzer", "gong"}) QTest::newRow(heavy) << Haptics::Feel::Heavy;
    for (const char* success : {"score", "win"}) QTest::newRow(success) << Haptics::Feel::Success;
    QTest::newRow("wrong") << Haptics::Feel::Error;
  }
  void whatever_is_heard_is_felt_too() {
    QFETCH(Haptics::Feel, feel);
    Cues cues;
    Recorder hand;
    cues.setHaptics(hand);
    cues.give(QTest::currentDataTag());
    QCOMPARE(hand.felt, QList{feel});
  }
  void the_last_ten_seconds_are_felt() {
    qint64 now = 0;
    MatchController match;
    match.deal("kakuro_call", {"Mika"}, {{"hourglass", 30}}, 7);
    match.sand()->setClock([&] { return now; });
    Cues cues;
    Recorder hand;
    cues.setHaptics(hand);
    cues.setMatch(&match);
    QVERIFY(match.sand()->moves());
    for (; match.sand()->left() > 0; now += 100) match.sand()->look();
    QCOMPARE(hand.felt, QList<Haptics::Feel>(15, Haptics::Feel::Tick)); // ten seconds, five halves
    match.sand()->look();
    QVERIFY(hand.felt.mid(15).contains(Haptics::Feel::Heavy)); // with what it brings in the game
  }

  void each_of_them_can_be_switched_off() {
    Cues cues;
    Recorder hand;
    cues.setHaptics(hand);
    cues.setProperty("haptics", false);
    cues.setProperty("glow", false);
    const QSignalSpy glowed(&cues, &Cues::glowed);
    cues.give("gong");
    QCOMPARE(hand.felt.size(), 0);
    QCOMPARE(glowed.size(), 0);
  }

  /// From the event to the sound, through the real sound system: 50 ms at most.
  void the_last_ten_seconds_sound_when_they_are_due() {
    Studio studio;
    if (const QString missing = studio.open(); !missing.isEmpty()) QSKIP(qPrintable("skipped: " + missing));

    MatchController match;
    match.deal("kakuro_call", {"Mika"}, {{"hourglass", 30}}, 7);
    match.setHeld(true);
    match.sand()->setLeft(12'500);
    Cues cues;
    cues.setMatch(&match);
    const QSignalSpy loaded(&cues, &Cues::loaded);
    cues.load();
    QTRY_COMPARE_WITH_TIMEOUT(loaded.size(), 1, 15'000);
    QTest::qWait(1500); // until the files are read

    QElapsedTimer watch;
    watch.start();
    QList<QPair<QString, qint64>> events;
    connect(&cues, &Cues::given, this, [&](const QString& sound) {
      if (QStringList{"tick", "tock", "gong"}.contains(sound)) events << qMakePair(sound, watch.elapsed());
    });
    studio.record(watch);
    match.setHeld(false);
    QTRY_VERIFY_WITH_TIMEOUT(!events.isEmpty() && events.last().first == "gong", 16'000);
    QTest::qWait(800);
    if (qEnvironmentVariableIsSet("NINEFOLD_RECORDING")) studio.keep(qEnvironmentVariable("NINEFOLD_RECORDING"));

    const QList<qint64> heard = studio.onsets();
    QCOMPARE(events.size(), 16); // ten seconds, five halves, the gong
    qint64 latest = 0;
    for (const auto& [sound, at] : events) {
      const auto onset = std::find_if(heard.begin(), heard.end(), [at = at](qint64 time) { return time >= at - 2; });
      QVERIFY2(onset != heard.end(), qPrintable(sound + " wasn't heard"));
      latest = qMax(latest, *onset - at);
      QVERIFY2(*onset - at <= 50, qPrintable(QString("%1 was heard %2 ms late").arg(sound).arg(*onset - at)));
    }
    qInfo("heard %lld ms late at most", static_cast<long long>(latest));
  }
};

QTEST_MAIN(CuesTest)
#include "cues_test.moc"
