#include "game/wotr/screens/game_moments.h"

#include <utility>

#include "game/wotr/screens/moments.h"
#include "rules/wotr/game.h"

namespace wotr_screens {
namespace {

class Moments final : public screens::GameMoments {
 public:
  explicit Moments(moments::Table table) : table_(std::move(table)) {}

  std::vector<screens::Moment> moments(const match::AnyView& view, const lang::Sentences& words,
                                       std::span<const core::Event> events) override {
    return moments_of(table_, words, view.rules<wotr::Game>(), view.as<wotr::Game>(), events,
                      doing_);
  }
  table::RegionSet places_of(const core::Event& event) const override {
    return wotr_screens::places_of(event);
  }
  int weight_of(const match::AnyView& view, const lang::Sentences& words,
                const core::Event& event) const override {
    return wotr_screens::weight_of(table_, words, view.rules<wotr::Game>(), event);
  }
  void forget() override { doing_ = {}; }

 private:
  moments::Table table_;
  Doing doing_;
};

}  // namespace

std::unique_ptr<screens::GameMoments> game_moments(moments::Table table) {
  return std::make_unique<Moments>(std::move(table));
}

}  // namespace wotr_screens
