#include "bridge/gallery.h"

#include "bridge/cues.h"
#include "bridge/layout_faults.h"
#include "bridge/match_controller.h"
#include "bridge/past.h"
#include "bridge/rehearsal.h"
#include "bridge/today.h"

#include <memory>
#include <QAnimationDriver>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QJsonDocument>
#include <QMouseEvent>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QThread>
#include <QTranslator>
#include <QVariantAnimation>
#include <set>

using namespace ninefold;
using nlohmann::json;

namespace {

constexpr auto pseudoLanguage = "long";
constexpr int quick = 88; // how little a picture is compressed: half of the time went into that

/// Time that passes only when it is told to, in leaps: whatever moves has come to rest in the same place each time.
class Leaps : public QAnimationDriver {
public:
  Leaps() {
    install();
    // While something moves, nothing goes by the time of day.
    pendulum.setDuration(1000);
    pendulum.setLoopCount(-1);
    pendulum.start();
  }
  qint64 elapsed() const override { return now; }
  static constexpr int step = 50;
  void leap(int milliseconds) {
    for (int passed = 0; passed < milliseconds; passed += step) {
      now += step;
      advanceAnimation();
      QCoreApplication::processEvents();
    }
  }

private:
  qint64 now = 0;
  QVariantAnimation pendulum;
};

/// A language with words as long as German ones, to see whether there is room for them.
class LongWords : public QTranslator {
public:
  bool isEmpty() const override { return false; }
  QString translate(const char*, const char* source, const char*, int n) const override {
    static const QRegularExpression word("\\b[[:alpha:]]{4,}\\b");
    const QString text = QString::fromUtf8(source).replace("(s)", n == 1 ? "" : "s");
    QString longer;
    qsizetype done = 0;
    for (auto match = word.globalMatch(text); match.hasNext();) {
      const auto found = match.next();
      const auto letters = found.capturedLength();
      longer += text.mid(done, found.capturedEnd() - done) + (letters > 10 ? "" : letters > 6 ? "chen" : "en");
      done = found.capturedEnd();
    }
    return longer + text.mid(done);
  }
};

/// The dailies of one date, whatever the day; made before they are looked at.
void stopTheCalendar() {
  Today::here().setClock([] { return QDate(2026, 11, 18); });
  QEventLoop making;
  QObject::connect(&Today::here(), &Today::made, &making, &QEventLoop::quit);
  Today::here().makeAhead();
  making.exec();
}

/// All that Qt and QML complain of.
QStringList complaints;
void hear(QtMsgType type, const QMessageLogContext&, const QString& words) {
  if (type != QtDebugMsg && type != QtInfoMsg) complaints << words;
}

/// All objects of a type that belong to an item or to those in it.
template<class T> QList<T*> below(const QQuickItem& item) {
  QList<T*> found = item.findChildren<T*>(Qt::FindDirectChildrenOnly);
  for (const QQuickItem* child : item.childItems()) found += below<T>(*child);
  return found;
}

qint64 noTime() { return 0; }

/// In pictures no time passes, and they make no sound.
void quieten(const QQuickItem& item) {
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // what was shown before
  for (Countdown* countdown : below<Countdown>(item)) countdown->setClock(noTime);
  for (Cues* cues : below<Cues>(item)) cues->setWindow(nullptr);
}

bool blank(const QImage& picture) {
  std::set<QRgb> colours;
  for (int y = 0; y < picture.height(); y += 3)
    for (int x = 0; x < picture.width(); x += 3) {
      colours.insert(picture.pixel(x, y));
      if (colours.size() > 4) return false;
    }
  return true;
}

/// The first item of that name that can be seen and used.
QQuickItem* named(const QString& name, QQuickItem& within) {
  if (!within.isVisible() || !within.isEnabled()) return nullptr;
  if (within.objectName() == name) return &within;
  for (QQuickItem* child : within.childItems())
    if (QQuickItem* found = named(name, *child)) return found;
  return nullptr;
}

/// Waits until what is made a little at a time is whole.
void awaitPages(const QQuickWindow& window) {
  while (window.property("making").toBool() || window.property("laying").toBool())
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Everything finds its place as it is drawn, which Qt does by the time of day: on a busy machine too late for a finger
/// that comes down by ours.
void place(QQuickWindow& window) { window.grabWindow(); }

/// Waits for what is done on other threads: until there is something of that name.
QQuickItem* await(const QString& name, QQuickWindow& window, Leaps& time) {
  awaitPages(window);
  QElapsedTimer patience;
  patience.start();
  QQuickItem* found = nullptr;
  while (!(found = named(name, *window.contentItem())) && patience.elapsed() < 10'000) {
    QThread::msleep(2);
    QCoreApplication::processEvents(); // no time passes: the pictures are the same, however long it takes
  }
  time.leap(400);
  place(window);
  if (!found) complaints << "nothing is called " + name;
  return found;
}

/// Waits until the store has done all that it was to do, and answered all that it was asked; it does both in the order
/// in which was asked.
void awaitStore() {
  Archive::here().have([](store::Books&) {});
  QCoreApplication::processEvents();
  bool answered = false;
  Asking asking;
  Archive::here().ask(
      asking, [](const store::Books&) { return true; }, [&](std::optional<bool>) { answered = true; });
  while (!answered) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Whether the middle of an item can be touched where it is.
bool inSight(const QQuickItem& item, const QQuickWindow& window) {
  const QPointF middle = item.mapToScene(QPointF(item.width(), item.height()) / 2);
  for (const QQuickItem* around = item.parentItem(); around; around = around->parentItem())
    if (around->clip() && !around->mapRectToScene(around->boundingRect()).contains(middle)) return false;
  return QRectF({}, window.size()).contains(middle);
}

/// Touches it, wherever it has to be scrolled to.
void touch(const QString& name, QQuickWindow& window, Leaps& time) {
  QQuickItem* item = await(name, window, time);
  if (!item) return;
  if (!inSight(*item, window)) {
    item->forceActiveFocus();
    time.leap(400);
    place(window);
  }
  const QPointF at = item->mapToScene(QPointF(item->width(), item->height()) / 2);
  for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
    const Qt::MouseButtons held = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
    QMouseEvent event(type, at, window.mapToGlobal(at), Qt::LeftButton, held, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
  }
  awaitPages(window);
  time.leap(400);
}

json start(const QVariantMap& scene) {
  return freshRecord(scene["game"].toString().toStdString(), scene["seats"].toInt(), scene["seed"].toInt(),
                     json::parse(QJsonDocument::fromVariant(scene["options"]).toJson().toStdString()));
}

} // namespace

QList<QCommandLineOption> Gallery::options() {
  return {{"gallery", "Leave pictures of every page and every game in <folder>, and say what is wrong with them.",
           "folder"},
          {"size", "The gallery's window: <width>x<height>, 412x915 if not said.", "width>x<height"},
          {"theme", "The gallery's <theme>: light, dark or contrast.", "theme"},
          {"language", "The gallery's <language>; \"long\" stands for one with long words.", "language"},
          {"text", "The gallery's size of text in <percent>, 100 to 200.", "percent"},
          {"only", "Only the gallery's pictures with <word> in their name.", "word"}};
}

Result<Gallery::Wish, QString> Gallery::read(const QCommandLineParser& parser) {
  Wish wish;
  wish.folder = QDir(parser.value("gallery"));
  if (!wish.folder.mkpath(".")) return "can't make the folder " + wish.folder.path();
  if (parser.isSet("size")) {
    const auto size = QRegularExpression("^(\\d{3,4})x(\\d{3,4})$").match(parser.value("size"));
    wish.size = {size.captured(1).toInt(), size.captured(2).toInt()};
    if (!size.hasMatch() || wish.size.width() < 320 || wish.size.height() < 320)
      return "the size is no <width>x<height> of at least 320x320: " + parser.value("size");
  }
  if (parser.isSet("theme")) wish.theme = parser.value("theme");
  if (!QStringList{"light", "dark", "contrast"}.contains(wish.theme))
    return "there is no theme " + wish.theme + ": light, dark or contrast";
  if (parser.isSet("language")) wish.language = parser.value("language");
  if (!QStringList{"en", pseudoLanguage}.contains(wish.language) &&
      !QFile::exists(":/i18n/ninefold_" + wish.language + ".qm"))
    return "there is no language " + wish.language;
  if (parser.isSet("text")) wish.textPercent = parser.value("text").toInt();
  if (wish.textPercent < 100 || wish.textPercent > 200)
    return "the size of text isn't between 100 and 200: " + parser.value("text");
  wish.only = parser.value("only");
  return wish;
}

void Gallery::needNoDisplay() {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

Gallery::Gallery(QQmlEngine& engineOfScenes, Wish wanted) : engine(engineOfScenes), wish(std::move(wanted)) {
  Archive::keepIn(data.path(), Past::now);
}

Gallery::~Gallery() { Archive::close(); }

int Gallery::hang() {
  const auto before = qInstallMessageHandler(hear);
  stopTheCalendar();
  Leaps time;
  QQmlComponent component(&engine, QUrl("qrc:/qt/qml/Ninefold/gallery/Stage.qml"));
  const std::unique_ptr<QObject> stage(
      component.createWithInitialProperties({{"width", wish.size.width()},
                                             {"height", wish.size.height()},
                                             {"theme", wish.theme},
                                             {"language", wish.language == pseudoLanguage ? "en" : wish.language},
                                             {"textPercent", wish.textPercent}}));
  auto* window = qobject_cast<QQuickWindow*>(stage.get());
  if (!window) qFatal("%s", qPrintable(component.errorString()));
  LongWords longWords;
  if (wish.language == pseudoLanguage) {
    QCoreApplication::installTranslator(&longWords);
    engine.retranslate();
  }
  window->property("match").value<MatchController*>()->sand()->setClock(noTime);

  int faults = 0, pictures = 0;
  store::MatchId past{};
  const QVariantList scenes = stage->property("scenes").toList();
  for (int i = 0; i < scenes.size(); ++i) {
    const QVariantMap scene = scenes[i].toMap();
    const QString name = scene["name"].toString();
    if (!name.contains(wish.only)) continue;
    if (scene["past"].toBool() && past == store::MatchId{})
      window->setProperty("kept", static_cast<int>(past = Past::remember()));
    const QString record = scene.contains("game")
                               ? QString::fromStdString(rehearse(start(scene), scene["moves"].toInt()).dump())
                               : QString();
    QMetaObject::invokeMethod(window, "show", Q_ARG(int, i), Q_ARG(QString, record));
    awaitStore(); // a match that is kept comes to the table then
    awaitPages(*window);
    quieten(*window->contentItem());
    time.leap(400);
    QMetaObject::invokeMethod(window, "act");
    awaitPages(*window);
    quieten(*window->contentItem());
    for (const QVariant& what : scene["touch"].toList()) touch(what.toString(), *window, time);
    if (scene.contains("until")) await(scene["until"].toString(), *window, time);
    awaitStore();
    awaitPages(*window);
    time.leap(std::max(400, scene["wait"].toInt()));

    const QImage picture = window->grabWindow();
    QStringList found = std::exchange(complaints, {}) + layoutFaults(*window);
    found.removeDuplicates();
    if (blank(picture)) found << "the picture is blank";
    if (const QString path = wish.folder.filePath(name + ".png"); !picture.save(path, "PNG", quick))
      found << "can't write " + path;
    for (const QString& fault : found) fprintf(stderr, "%s: %s\n", qPrintable(name), qPrintable(fault));
    faults += static_cast<int>(found.size());
    ++pictures;
  }
  printf("%d pictures, %d faults\n", pictures, faults);
  qInstallMessageHandler(before);
  return faults;
}
