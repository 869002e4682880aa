#include "bridge/speech.h"

#include <QCoreApplication>
#include <QLocale>

void Speech::setLanguage(const QString& wish) {
  if (spoke && wish == spoken) return;
  spoke = true;
  spoken = wish;
  const QLocale locale = wish.isEmpty() ? QLocale::system() : QLocale(wish);
  QLocale::setDefault(locale);
  QCoreApplication::removeTranslator(&translator);
  // What we have no words for is told in English, whose file holds the plurals.
  if (translator.load(locale, "ninefold", "_", ":/i18n") || translator.load("ninefold_en", ":/i18n"))
    QCoreApplication::installTranslator(&translator);
  if (QQmlEngine* engine = qmlEngine(this)) engine->retranslate();
  emit changed();
}
