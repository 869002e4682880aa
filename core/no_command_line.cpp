#include "command_line.h"

// A phone: nobody asks for anything, though Xcode and some launchers pass words of their own.

void CommandLine::choosePlatform(int, char**) {}
CommandLine::CommandLine(const QCoreApplication&) {}
std::optional<int> CommandLine::doInstead(QQmlApplicationEngine&) const { return std::nullopt; }
void CommandLine::doInWindow(const QQmlApplicationEngine&) const {}
