#include "bridge/speech.h"

#include <optional>
#include <QCoreApplication>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

namespace {

std::optional<QString> spoken; // none before anything was said

} // namespace

void Speech::begin(const QString& wish) {
  static QTranslator translator;
  spoken = wish;
  const QLocale locale = wish.isEmpty() ? QLocale::system() : QLocale(wish);
  QLocale::setDefault(locale);
  QCoreApplication::removeTranslator(&translator);
  // What we have no words for is told in English, whose file holds the plurals.
  if (translator.load(locale, "ninefold", "_", ":/i18n") || translator.load("ninefold_en", ":/i18n"))
    QCoreApplication::installTranslator(&translator);
  emit LanguageChange::here().spoken();
}

LanguageChange& LanguageChange::here() {
  static QPointer<LanguageChange> one;
  if (!one) one = new LanguageChange(QCoreApplication::instance());
  return *one;
}

QString Speech::language() const { return spoken.value_or(QString()); }

void Speech::setLanguage(const QString& wish) {
  if (spoken == wish) return;
  begin(wish);
  if (QQmlEngine* engine = qmlEngine(this)) engine->retranslate();
  emit changed();
}
