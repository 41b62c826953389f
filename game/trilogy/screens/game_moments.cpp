#include "game/trilogy/screens/game_moments.h"

#include <utility>

#include "game/trilogy/screens/moments.h"
#include "rules/trilogy/game.h"

namespace trilogy_screens {
namespace {

class Moments final : public screens::GameMoments {
 public:
  explicit Moments(moments::Table table) : table_(std::move(table)) {}

  std::vector<screens::Moment> moments(const match::AnyView& view, const lang::Sentences& words,
                                       std::span<const core::Event> events) override {
    return moments_of(table_, words, view.rules<trilogy::Game>(), view.as<trilogy::Game>(), events);
  }
  table::RegionSet places_of(const core::Event& event) const override {
    return trilogy_screens::places_of(event);
  }
  int weight_of(const match::AnyView& view, const lang::Sentences& words,
                const core::Event& event) const override {
    return trilogy_screens::weight_of(table_, words, view.rules<trilogy::Game>(), event);
  }

 private:
  moments::Table table_;
};

}  // namespace

std::unique_ptr<screens::GameMoments> game_moments(moments::Table table) {
  return std::make_unique<Moments>(std::move(table));
}

}  // namespace trilogy_screens
