#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "base/json_reader.h"
#include "game/makers/timbre/recipes/recipe.h"

namespace timbre {
namespace {

using base::JsonReader;

constexpr std::array<std::string_view, 4> kInstruments{"horn", "harp", "fiddle", "flute"};

constexpr std::array<std::string_view, 4> kModels{"struck", "brushed", "whistled", "played"};

float number_or(const JsonReader& field, std::string_view name, float usual, float low,
                float high) {
  const auto found = field.find(name);
  return found ? found->number(low, high) : usual;
}

Struck read_struck(const JsonReader& field) {
  field.allow({"body", "impulse", "pitch"});
  return {.body = field.at("body").text(),
          .impulse = number_or(field, "impulse", 1, 0.05F, 50),
          .pitch = number_or(field, "pitch", 1, 0.1F, 10)};
}

Brushed read_brushed(const JsonReader& field) {
  field.allow({"low", "high", "attack", "hold", "release", "grains", "swell", "sweep"});
  return {.low = field.at("low").number(20, 15000),
          .high = field.at("high").number(30, 20000),
          .attack = number_or(field, "attack", 0.02F, 0.0005F, 10),
          .hold = number_or(field, "hold", 0.1F, 0, 20),
          .release = number_or(field, "release", 0.1F, 0.001F, 10),
          .grains = number_or(field, "grains", 0, 0, 400),
          .swell = number_or(field, "swell", 0, 0, 20),
          .sweep = number_or(field, "sweep", 1, 0.1F, 10)};
}

Whistled read_whistled(const JsonReader& field) {
  field.allow({"from", "to", "seconds"});
  return {.from = field.at("from").number(100, 10000),
          .to = field.at("to").number(100, 10000),
          .seconds = field.at("seconds").number(0.01F, 3)};
}

Played read_played(const JsonReader& field) {
  field.allow({"instrument", "hertz", "seconds", "release", "force"});
  const JsonReader name = field.at("instrument");
  const auto named = std::ranges::find(kInstruments, name.text());
  if (named == kInstruments.end()) name.fail("it is horn, harp, fiddle or flute");
  return {.instrument = static_cast<Instrument>(named - kInstruments.begin()),
          .hertz = field.at("hertz").number(30, 4000),
          .seconds = field.at("seconds").number(0.05F, 10),
          .release = number_or(field, "release", 0.3F, 0.01F, 5),
          .force = number_or(field, "force", 0.8F, 0.05F, 1)};
}

Layer read_layer(const JsonReader& field) {
  field.allow({"struck", "brushed", "whistled", "played", "at", "gain", "times", "every", "loose"});
  Layer layer;
  const auto models = std::ranges::count_if(
      kModels, [&](std::string_view name) { return field.find(name).has_value(); });
  if (models != 1) field.fail("a layer is one of struck, brushed, whistled and played");
  if (const auto struck = field.find("struck")) layer.model = read_struck(*struck);
  if (const auto brushed = field.find("brushed")) layer.model = read_brushed(*brushed);
  if (const auto whistled = field.find("whistled")) layer.model = read_whistled(*whistled);
  if (const auto played = field.find("played")) layer.model = read_played(*played);
  layer.at = number_or(field, "at", 0, 0, 20);
  layer.gain = number_or(field, "gain", 1, 0, 4);
  if (const auto times = field.find("times")) layer.times = times->integer(1, 400);
  layer.every = number_or(field, "every", 0.1F, 0.001F, 10);
  layer.loose = number_or(field, "loose", 0, 0, 1);
  return layer;
}

Recipe read_recipe(const JsonReader& field) {
  field.allow({"id", "variants", "rate", "seconds", "loops", "peak", "layers"});
  Recipe recipe;
  recipe.id = field.at("id").text();
  if (const auto variants = field.find("variants")) recipe.variants = variants->integer(1, 16);
  if (const auto rate = field.find("rate")) recipe.rate = rate->integer(8000, 48000);
  recipe.seconds = number_or(field, "seconds", 0, 0.05F, 20);
  if (const auto loops = field.find("loops")) recipe.loops = loops->boolean();
  if (recipe.loops && recipe.seconds == 0) field.fail("what loops has a length in seconds");
  recipe.peak = number_or(field, "peak", 1, 0.01F, 1);
  const JsonReader layers = field.at("layers");
  for (const JsonReader& layer : layers.list()) recipe.layers.push_back(read_layer(layer));
  if (recipe.layers.empty()) layers.fail("a sound has layers");
  return recipe;
}

}  // namespace

base::Result<Recipes> read_recipes(std::string_view text, std::string_view name) {
  base::Fault fault{std::string(name)};
  const std::optional<nlohmann::json> file = base::parse_text(text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "sounds"});
  Recipes recipes;
  for (const JsonReader& entry : top.at("sounds").list()) recipes.push_back(read_recipe(entry));
  if (fault.any()) return fault.error();
  return recipes;
}

base::Result<void> check_recipes(const Recipes& recipes, const sound::Bodies& bodies) {
  std::set<std::string> ids;
  for (const Recipe& recipe : recipes) {
    if (!ids.insert(recipe.id).second) return base::Error{recipe.id + ": the sound is there twice"};
    for (const Layer& layer : recipe.layers) {
      const auto* struck = std::get_if<Struck>(&layer.model);
      if (struck != nullptr && !bodies.contains(struck->body)) {
        return base::Error{recipe.id + ": there is no body " + base::quoted(struck->body)};
      }
    }
  }
  return {};
}

}  // namespace timbre
