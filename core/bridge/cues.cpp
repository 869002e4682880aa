#include "bridge/cues.h"

#include "bridge/sand_clock.h"

namespace {

struct Cue {
  const char* sound;
  Haptics::Feel feel;
  qreal glow; // of the screen's edge; 0: none
};

constexpr Cue allCues[] = {
    {"place", Haptics::Feel::Light, 0},  {"flip", Haptics::Feel::Light, 0},   {"score", Haptics::Feel::Success, 0},
    {"wrong", Haptics::Feel::Error, 0},  {"buzzer", Haptics::Feel::Heavy, 0}, {"win", Haptics::Feel::Success, 0},
    {"sand", Haptics::Feel::Light, 0},   {"tick", Haptics::Feel::Tick, 0.35}, {"tock", Haptics::Feel::Tick, 0.6},
    {"gong", Haptics::Feel::Heavy, 1.0},
};

/// What is heard when something happens in a match; nothing for most.
QString soundOf(const QString& what) {
  static const QHash<QString, QString> sounds{
      {"placed", "place"},    {"written", "place"}, {"wiped", "flip"},        {"flipped", "flip"},
      {"collected", "flip"},  {"scored", "score"},  {"unscored", "wrong"},    {"swapped", "flip"},
      {"wrong", "wrong"},     {"upheld", "wrong"},  {"challenged", "buzzer"}, {"setAside", "flip"},
      {"sandTurned", "sand"}, {"gameOver", "win"},
  };
  return sounds.value(what);
}

} // namespace

Cues::Cues(QObject* parent) : QObject(parent), room(new QThread), sounds(new Sounds) {
  sounds->moveToThread(room);
  connect(room, &QThread::finished, sounds, &QObject::deleteLater);
  connect(sounds, &Sounds::loaded, this, &Cues::loaded);
}

Cues::~Cues() {
  if (!room->isRunning()) {
    delete sounds;
    delete room;
    return;
  }
  connect(room, &QThread::finished, room, &QObject::deleteLater);
  room->quit();
  // A sound server that hangs mustn't keep the app from closing: then the thread is left to itself.
  room->wait(500);
}

void Cues::setMatch(MatchController* other) {
  if (followed == other) return;
  if (followed) {
    followed->disconnect(this);
    followed->sand()->disconnect(this);
  }
  followed = other;
  if (followed) {
    connect(followed, &MatchController::happened, this, &Cues::hear);
    connect(followed, &MatchController::changed, this, [this] {
      const int before = std::exchange(caller, followed->caller());
      if (before < 0 && caller >= 0) give("buzzer");
    });
    connect(followed, &MatchController::refused, this, [this] { give("wrong"); });
    connect(followed->sand(), &Countdown::tick, this, [this](int left) { give(left <= 5'000 ? "tock" : "tick"); });
    connect(followed->sand(), &Countdown::ranOut, this, [this] { give("gong"); });
  }
  emit matchChanged();
}

void Cues::setWindow(QQuickWindow* other) {
  if (seen == other) return;
  if (seen) seen->disconnect(this);
  seen = other;
  if (seen && !loading)
    connect(seen, &QQuickWindow::frameSwapped, this, &Cues::load,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  emit windowChanged();
}

void Cues::load() {
  if (std::exchange(loading, true)) return;
  room->start();
  QMetaObject::invokeMethod(sounds, &Sounds::load);
}

void Cues::give(const QString& sound) {
  const auto* cue =
      std::find_if(std::begin(allCues), std::end(allCues), [&](const Cue& each) { return sound == each.sound; });
  if (cue == std::end(allCues)) return;
  if (loading && loudness > 0)
    QMetaObject::invokeMethod(sounds, [player = sounds, sound, volume = loudness] { player->play(sound, volume); });
  if (feels) hand->feel(cue->feel);
  if (glows && cue->glow > 0) emit glowed(cue->glow);
  emit given(sound);
}

void Cues::hear(const QString& what) {
  if (const QString sound = soundOf(what); !sound.isEmpty()) give(sound);
}
