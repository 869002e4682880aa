#pragma once

#include "grid/cell.h"
#include "kernel/refusal.h"
#include "kernel/seat.h"

#include <QtTest>
#include <string>
#include <string_view>

// How our values look in the message of a QCOMPARE that fails.
namespace QTest {

template<> inline char* toString(const std::string& text) { return qstrdup(text.c_str()); }
template<> inline char* toString(const std::string_view& text) { return qstrdup(std::string(text).c_str()); }
template<> inline char* toString(const ninefold::Cell& cell) { return toString(ninefold::name(cell)); }
template<> inline char* toString(const ninefold::Seat& seat) { return toString(ninefold::index(seat)); }
template<> inline char* toString(const ninefold::Refusal& refusal) { return toString(ninefold::key(refusal)); }

} // namespace QTest
