#pragma once

#include "challenge/invitation.h"
#include "kernel/phrase.h"

#include <string>
#include <string_view>

namespace ninefold::challenge {

/// Why a text is no challenge code of ours.
enum class CodeFault : std::uint8_t { letter, length, mistyped, newer, unknown };

/// The stable key that tests and translations know a fault by, and what people are told.
std::string_view key(CodeFault);
Phrase sentence(CodeFault);

/// The challenge code of an invitation: letters and digits, in groups of four: 7K3M-9QX2-... It has neither I, L, O nor
/// U. Two of its letters are there so that a code in which any two others are wrong, or two have changed places, is no
/// code.
std::string codeOf(const Invitation&);

/// The invitation that a code stands for. Small letters, spaces and dashes anywhere, O for 0 and I or L for 1 are fine.
Result<Invitation, CodeFault> invitationFrom(std::string_view code);

} // namespace ninefold::challenge
