#include "bridge/sounds.h"

#include <QAudioDevice>
#include <QDir>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>

namespace {

/// Whether there is a sound server to ask. Qt complains where there is none.
bool serverIsThere() {
#if defined(Q_OS_LINUX) && !defined(Q_OS_ANDROID)
  return qEnvironmentVariableIsSet("PULSE_SERVER") || QFile::exists("/run/pulse/native") ||
         QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + "/pulse/native");
#else
  return true;
#endif
}

} // namespace

void Sounds::load() {
  if (!serverIsThere() || QMediaDevices::defaultAudioOutput().isNull()) return;
  const QDir folder(":/sounds");
  for (const QString& file : folder.entryList({"*.wav"}))
    ready.insert(file.section('.', 0, 0), fresh(QUrl("qrc" + folder.filePath(file))));
  emit loaded();
}

QSoundEffect* Sounds::fresh(const QUrl& source) {
  auto* effect = new QSoundEffect(this);
  effect->setSource(source);
  return effect;
}

/// Each plays once and makes room for the next, which is ready by then (they share what was read): in Qt 6.4 one that
/// is played again falls silent from the fifth time on.
void Sounds::play(const QString& name, qreal volume) {
  const auto next = ready.find(name);
  if (next == ready.end()) return;
  QSoundEffect* effect = std::exchange(*next, fresh((*next)->source()));
  connect(effect, &QSoundEffect::playingChanged, effect, [effect] {
    if (!effect->isPlaying()) effect->deleteLater();
  });
  effect->setVolume(static_cast<float>(volume));
  effect->play();
}
