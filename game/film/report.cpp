#include "game/film/report.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace film {
namespace {

double to_hundredths(double number) { return std::round(number * 100) / 100; }

}  // namespace

nlohmann::json to_json(const Report& report, const Order& order) {
  const double seconds = static_cast<double>(report.frames) / order.fps;
  return {{"film", order.file.string()},
          {"frames", report.frames},
          {"fps", order.fps},
          {"width", order.size.x},
          {"height", order.size.y},
          {"seconds", to_hundredths(seconds)},
          {"viewer", order.viewer},
          {"beats", report.beats.size()},
          {"chapters", report.chapters},
          {"captions", report.captions},
          {"turns", {report.first_turn, report.last_turn}},
          {"took", to_hundredths(report.took)},
          {"timesRealTime", to_hundredths(report.took > 0 ? seconds / report.took : 0)},
          {"camera", director::to_json(report.audit)}};
}

}  // namespace film
