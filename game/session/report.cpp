#include "game/session/report.h"

#include <filesystem>
#include <system_error>

#include "game/match/folders/files.h"

namespace session {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int kMostReports = 1000;  // of one game

/// What is no JSON is told as it is.
json as_json(const std::string& text) {
  json value = json::parse(text, nullptr, false);
  return value.is_discarded() ? json(text) : value;
}

}  // namespace

std::string report_text(const ReportFacts& facts, const SeenMatch& seen) {
  std::string text;
  const auto add = [&](const json& line) {
    text += line.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
  };
  add({{"program", "amonhen"}, {"version", facts.version}, {"computer", facts.computer}});
  add({{"settings", as_json(facts.settings)}});
  add(seen.game);
  for (const json& step : seen.steps) add(step);
  add({{"view", seen.view}});
  return text;
}

base::Result<std::string> make_report_folder(const std::string& folder, std::string_view game) {
  const fs::path reports = fs::path(folder) / "reports";
  auto made = match::make_folder(reports.string());
  if (!made) return made;
  std::error_code fault;
  for (int number = 1; number <= kMostReports; ++number) {
    const fs::path place = reports / (std::string(game) + "-" + std::to_string(number));
    if (fs::create_directory(place, fault)) return place.string();
    if (fault) return base::Error{place.string() + ": cannot be made: " + fault.message()};
  }
  return base::Error{reports.string() + ": there are too many reports here."};
}

}  // namespace session
