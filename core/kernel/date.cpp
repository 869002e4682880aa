#include "kernel/date.h"

#include <chrono>

namespace ninefold {

namespace {

using namespace std::chrono;

year_month_day civil(Date date) {
  return {year(date / 10000), month(static_cast<unsigned>(date / 100 % 100)), day(static_cast<unsigned>(date % 100))};
}

} // namespace

bool isDate(int number) { return number >= 1000'00'00 && number <= 9999'12'31 && civil(number).ok(); }

Date daysAfter(Date date, int days_) {
  const year_month_day then = sys_days(civil(date)) + days(days_);
  return static_cast<int>(then.year()) * 10000 + static_cast<int>(static_cast<unsigned>(then.month())) * 100 +
         static_cast<int>(static_cast<unsigned>(then.day()));
}

int daysBetween(Date from, Date to) { return static_cast<int>((sys_days(civil(to)) - sys_days(civil(from))).count()); }

int weekdayOf(Date date) { return static_cast<int>(weekday(sys_days(civil(date))).iso_encoding()) - 1; }

} // namespace ninefold
