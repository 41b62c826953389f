#include "game/laboratory/learn/game_record.h"

#include <array>
#include <bit>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "base/json_text.h"
#include "game/match/folders/files.h"

namespace laboratory {
namespace {

constexpr std::size_t kDigits = 8;  // of an action, in hexadecimal
constexpr std::size_t kMostBytes = std::size_t{1} << 31;

std::string line_of(const GameRecord& record) {
  std::string line = std::to_string(record.seed) + ' ';
  for (const core::Action action : record.actions) {
    std::array<char, kDigits> digits{};
    digits.fill('0');
    std::array<char, kDigits> shortest{};
    const auto end = std::to_chars(shortest.data(), shortest.data() + kDigits,
                                   std::bit_cast<std::uint32_t>(action), 16);
    const auto length = static_cast<std::size_t>(end.ptr - shortest.data());
    std::copy(shortest.begin(), shortest.begin() + static_cast<std::ptrdiff_t>(length),
              digits.end() - static_cast<std::ptrdiff_t>(length));
    line.append(digits.data(), digits.size());
  }
  return line + '\n';
}

template <class Number>
std::optional<Number> number_in(std::string_view text, int base) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<GameRecord> parse_line(std::string_view line) {
  const std::size_t space = line.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto seed = number_in<std::uint64_t>(line.substr(0, space), 10);
  line.remove_prefix(space + 1);
  if (!seed || line.size() % kDigits != 0) return std::nullopt;
  GameRecord record{.seed = *seed, .actions = {}};
  record.actions.reserve(line.size() / kDigits);
  for (; !line.empty(); line.remove_prefix(kDigits)) {
    const auto action = number_in<std::uint32_t>(line.substr(0, kDigits), 16);
    if (!action) return std::nullopt;
    record.actions.push_back(std::bit_cast<core::Action>(*action));
  }
  return record;
}

}  // namespace

base::Result<void> write_records(const std::string& path, const nlohmann::json& head,
                                 const std::vector<GameRecord>& records) {
  std::string text = base::canonical_text(head) + "\n";
  for (const GameRecord& record : records) text += line_of(record);
  const auto written = match::replace_file(path, text);
  if (!written) return written.failure();
  return {};
}

base::Result<std::vector<GameRecord>> read_records(const std::string& path,
                                                   const nlohmann::json& head) {
  const auto text = match::read_file(path, kMostBytes);
  if (!text) return text.failure();
  std::vector<GameRecord> records;
  std::string_view left = *text;
  for (int number = 1; !left.empty(); ++number) {
    const std::string_view line = left.substr(0, left.find('\n'));
    left.remove_prefix(std::min(left.size(), line.size() + 1));
    const std::string place = path + ", line " + std::to_string(number);
    if (number == 1) {
      if (line == base::canonical_text(head)) continue;
      return base::Error{place + ": these are games of other rules or options"};
    }
    auto record = parse_line(line);
    if (!record) return base::Error{place + ": this is no recorded game"};
    records.push_back(std::move(*record));
  }
  return records;
}

}  // namespace laboratory
