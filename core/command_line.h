#pragma once

#include <memory>
#include <optional>
#include <QString>

class QCoreApplication;
class QQmlApplicationEngine;

/// What the command line asks for, besides the app itself. On a phone there is none: whatever words its system passes
/// are none of our business.
class CommandLine {
public:
  /// Before there is an application: pictures need no screen, and are the same whether there is one or not; nor does
  /// help.
  static void choosePlatform(int argc, char** argv);

  /// Reads it. Doesn't return from --help, nor from what it doesn't know.
  explicit CommandLine(const QCoreApplication& app);

  /// Where everything is kept, if that isn't the usual place; empty: nowhere.
  const std::optional<QString>& folder() const { return data; }
  /// Does what is asked for instead of the app, if anything is; the exit code.
  std::optional<int> doInstead(QQmlApplicationEngine& engine) const;
  /// Begins what is asked for in the app's window.
  void doInWindow(const QQmlApplicationEngine& engine) const;

private:
  struct Wishes;
  std::optional<QString> data;
  std::shared_ptr<const Wishes> wishes;
};
