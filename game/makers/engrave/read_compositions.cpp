#include "game/makers/engrave/read_compositions.h"

#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/file.h"
#include "base/json_reader.h"

namespace engrave {
namespace {

using base::JsonReader;

constexpr float kFar = 500;  // of anything, in units
constexpr std::size_t kMostThings = 60;
constexpr int kMostRanks = 40;

template <class Kind, std::size_t Count>
Kind kind_of(const JsonReader& reader,
             const std::array<std::pair<std::string_view, Kind>, Count>& names) {
  const std::string text = reader.text();
  for (const auto& [name, kind] : names) {
    if (text == name) return kind;
  }
  std::string all;
  for (const auto& [name, kind] : names) all += (all.empty() ? "" : ", ") + std::string(name);
  reader.fail(base::quoted(std::string_view(text)) + " is none of " + all);
  return names.front().second;
}

constexpr std::array<std::pair<std::string_view, Ground>, 9> kGrounds{{{"none", Ground::kNone},
                                                                       {"plain", Ground::kPlain},
                                                                       {"hills", Ground::kHills},
                                                                       {"rock", Ground::kRock},
                                                                       {"snow", Ground::kSnow},
                                                                       {"water", Ground::kWater},
                                                                       {"marsh", Ground::kMarsh},
                                                                       {"floor", Ground::kFloor},
                                                                       {"land", Ground::kLand}}};

constexpr std::array<std::pair<std::string_view, Sky>, 7> kSkies{{{"clear", Sky::kClear},
                                                                  {"cloudy", Sky::kCloudy},
                                                                  {"dawn", Sky::kDawn},
                                                                  {"storm", Sky::kStorm},
                                                                  {"night", Sky::kNight},
                                                                  {"dark", Sky::kDark},
                                                                  {"smoke", Sky::kSmoke}}};

float number(const JsonReader& reader, std::string_view field, float usual, float low, float high) {
  const auto found = reader.find(field);
  return found ? found->number(low, high) : usual;
}

template <int N>
glm::vec<N, float> numbers(const JsonReader& reader, float low, float high) {
  const std::vector<JsonReader> parts = reader.list();
  glm::vec<N, float> all(0);
  if (parts.size() != N) {
    reader.fail(std::to_string(N) + " numbers are expected");
    return all;
  }
  for (int i = 0; i < N; ++i) all[i] = parts[static_cast<std::size_t>(i)].number(low, high);
  return all;
}

template <int N>
glm::vec<N, float> numbers(const JsonReader& reader, std::string_view field,
                           glm::vec<N, float> usual, float low, float high) {
  const auto found = reader.find(field);
  return found ? numbers<N>(*found, low, high) : usual;
}

Thing read_thing(const JsonReader& item) {
  item.allow({"is", "at", "turn", "tilt", "roll", "size", "tone", "ranks", "gap", "disorder"});
  Thing thing;
  thing.what = item.at("is").text();
  thing.at = numbers<3>(item.at("at"), -kFar, kFar);
  thing.turn = number(item, "turn", 0, -360, 360);
  thing.tilt = number(item, "tilt", 0, -180, 180);
  thing.roll = number(item, "roll", 0, -180, 180);
  thing.size = number(item, "size", 1, 0.01F, 200);
  thing.tone = number(item, "tone", 0, -1, 1);
  thing.gap = numbers<2>(item, "gap", thing.gap, 0.01F, 100);
  thing.disorder = number(item, "disorder", 0, 0, 1);
  if (const auto ranks = item.find("ranks")) thing.ranks = numbers<2>(*ranks, 1, kMostRanks);
  return thing;
}

Camera read_camera(const JsonReader& item) {
  item.allow({"from", "to", "angle", "roll"});
  Camera camera;
  camera.from = numbers<3>(item.at("from"), -kFar, kFar);
  camera.to = numbers<3>(item.at("to"), -kFar, kFar);
  camera.angle = number(item, "angle", camera.angle, 5, 100);
  camera.roll = number(item, "roll", 0, -90, 90);
  const glm::vec3 way = camera.to - camera.from;
  if (way.x * way.x + way.z * way.z < 1e-4F) item.fail("it may not look straight up or down");
  return camera;
}

Lamp read_lamp(const JsonReader& item) {
  item.allow({"at", "reach", "rays"});
  Lamp lamp;
  lamp.at = numbers<3>(item.at("at"), -kFar, kFar);
  lamp.reach = number(item, "reach", lamp.reach, 0.1F, kFar);
  if (const auto rays = item.find("rays")) lamp.has_rays = rays->boolean();
  return lamp;
}

/// Drawn somewhere else: an id of the same file, or of another game's as "game/id".
Composition read_shared(const JsonReader& item) {
  item.allow({"id", "same"});
  Composition one;
  one.id = item.at("id").text();
  one.scene = item.at("same").text();
  if (one.scene == one.id) item.fail("it cannot be the same as itself");
  return one;
}

Composition read_composition(const JsonReader& item) {
  if (item.find("same")) return read_shared(item);
  item.allow({"id", "ground", "relief", "land", "sky", "sun", "haze", "camera", "lamp", "things"});
  Composition one;
  one.id = item.at("id").text();
  one.scene = one.id;
  one.ground = kind_of(item.at("ground"), kGrounds);
  one.relief = number(item, "relief", one.relief, 0, 30);
  one.land = numbers<3>(item, "land", one.land, 0, 200);
  one.sky = kind_of(item.at("sky"), kSkies);
  one.sun = numbers<2>(item, "sun", one.sun, -180, 180);
  one.haze = number(item, "haze", one.haze, 1, 1000);
  one.camera = read_camera(item.at("camera"));
  if (const auto lamp = item.find("lamp")) one.lamp = read_lamp(*lamp);
  const std::vector<JsonReader> things = item.at("things").list();
  if (things.size() > kMostThings) item.fail("these are too many things for one picture");
  for (const JsonReader& thing : things) one.things.push_back(read_thing(thing));
  return one;
}

std::vector<Composition> read_entries(const nlohmann::json& json, base::Fault& fault) {
  std::vector<Composition> all;
  std::set<std::string> ids;
  for (const JsonReader& item : JsonReader(json, fault).list()) {
    all.push_back(read_composition(item));
    if (!ids.insert(all.back().id).second) item.fail("this id stands here twice");
  }
  return all;
}

/// The scene that was composed under this id; null where there is none.
const Composition* find_composed(std::span<const Composition> all, std::string_view id) {
  const auto found = std::ranges::find_if(
      all, [&](const Composition& one) { return one.id == id && one.scene == id; });
  return found == all.end() ? nullptr : &*found;
}

Composition shared_as(const std::string& id, const Composition& original) {
  Composition copy = original;
  copy.id = id;
  return copy;
}

/// Each file of another game is read once.
class SharedScenes {
 public:
  SharedScenes(std::span<const Composition> own, const TextOfGame& text_of_game)
      : own_(own), text_of_game_(text_of_game) {}

  Composition find(const Composition& entry, base::Fault& fault) {
    const std::string& same = entry.scene;
    const auto slash = same.find('/');
    const bool is_foreign = slash != std::string::npos;
    const auto all = is_foreign ? of_game(same.substr(0, slash), fault) : own_;
    const Composition* original = find_composed(all, is_foreign ? same.substr(slash + 1) : same);
    const std::string place = entry.id + ".same";
    if (original == nullptr) {
      fault.report(place, "no scene was composed as " + base::quoted(std::string_view(same)));
      return entry;
    }
    if (is_foreign && original->ground == Ground::kLand)
      fault.report(place, "it shows the land of another board");
    return shared_as(entry.id, *original);
  }

 private:
  std::span<const Composition> of_game(const std::string& game, base::Fault& fault) {
    const auto [found, is_new] = games_.try_emplace(game);
    const auto text = is_new && text_of_game_ ? text_of_game_(game) : std::nullopt;
    if (text) {
      if (const auto json = base::parse_text(*text, fault))
        found->second = read_entries(*json, fault);
    }
    return found->second;
  }

  std::span<const Composition> own_;
  const TextOfGame& text_of_game_;
  std::map<std::string, std::vector<Composition>> games_;
};

std::optional<std::string> text_of(const std::filesystem::path& file) {
  base::Result<std::string> text = base::read_file(file.string());
  if (!text) return std::nullopt;
  return std::move(*text);
}

}  // namespace

base::Result<std::vector<Composition>> parse_compositions(std::string_view text,
                                                          const std::string& name,
                                                          const TextOfGame& text_of_game) {
  base::Fault fault(name);
  std::vector<Composition> all;
  if (const auto json = base::parse_text(text, fault)) {
    const std::vector<Composition> entries = read_entries(*json, fault);
    SharedScenes shared(entries, text_of_game);
    for (const Composition& entry : entries)
      all.push_back(entry.scene == entry.id ? entry : shared.find(entry, fault));
  }
  if (fault.any()) return fault.error();
  return all;
}

base::Result<std::vector<Composition>> read_compositions(const std::filesystem::path& file) {
  const auto text = text_of(file);
  if (!text) return base::Error{file.string() + ": the file could not be opened."};
  const TextOfGame beside = [&](const std::string& game) {
    return text_of(file.parent_path().parent_path() / game / file.filename());
  };
  return parse_compositions(*text, file.filename().string(), beside);
}

}  // namespace engrave
