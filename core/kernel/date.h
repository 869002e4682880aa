#pragma once

namespace ninefold {

/// A civil date as a number: 20261118. It is counted by the Gregorian calendar, whatever a device shows its owner.
using Date = int;

/// Whether there is such a date; years have four digits.
bool isDate(int number);

/// The date that many days later.
Date daysAfter(Date, int days);
/// How many days the second is after the first.
int daysBetween(Date from, Date to);

/// 0 is Monday.
int weekdayOf(Date);

} // namespace ninefold
