// Game controllers from made-up events: what is held, what was pressed, and what is gone.

#include <random>

#include <gtest/gtest.h>

#include "made_up_events.h"

namespace engine {
namespace {

SDL_Event button(std::uint32_t type, std::int32_t pad, std::uint8_t which) {
  SDL_Event event{};
  event.cbutton.type = type;
  event.cbutton.which = pad;
  event.cbutton.button = which;
  return event;
}

SDL_Event axis(std::int32_t pad, std::uint8_t which, std::int16_t value) {
  SDL_Event event{};
  event.caxis.type = SDL_CONTROLLERAXISMOTION;
  event.caxis.which = pad;
  event.caxis.axis = which;
  event.caxis.value = value;
  return event;
}

SDL_Event unplugged(std::int32_t pad) {
  SDL_Event event{};
  event.cdevice.type = SDL_CONTROLLERDEVICEREMOVED;
  event.cdevice.which = pad;
  return event;
}

Input frame_of(EventGatherer& events, std::initializer_list<SDL_Event> happened) {
  events.begin(made_up::kWindow, 1);
  for (const SDL_Event& event : happened) events.take(event);
  return events.finish(0);
}

TEST(Pads, AButtonIsPressedOnceAndHeldUntilItIsUp) {
  EventGatherer events;
  const Input down =
      frame_of(events, {button(SDL_CONTROLLERBUTTONDOWN, 3, SDL_CONTROLLER_BUTTON_A)});
  ASSERT_EQ(down.pads.size(), 1U);
  EXPECT_EQ(down.pads[0].pressed, std::vector{PadButton::kA});
  EXPECT_TRUE(has_activity(down));
  const Input later = frame_of(events, {});
  EXPECT_TRUE(later.pads[0].pressed.empty());
  EXPECT_EQ(later.pads[0].held, std::vector{PadButton::kA});
  const Input up = frame_of(events, {button(SDL_CONTROLLERBUTTONUP, 3, SDL_CONTROLLER_BUTTON_A)});
  EXPECT_TRUE(up.pads[0].held.empty());
  EXPECT_FALSE(has_activity(up));
}

TEST(Pads, AnUnpluggedOneHoldsNothing) {
  EventGatherer events;
  frame_of(events, {button(SDL_CONTROLLERBUTTONDOWN, 1, SDL_CONTROLLER_BUTTON_B),
                    axis(2, SDL_CONTROLLER_AXIS_LEFTX, 32767)});
  const Input after = frame_of(events, {unplugged(1)});
  ASSERT_EQ(after.pads.size(), 1U);
  EXPECT_EQ(after.pads[0].id, 2);
  EXPECT_FLOAT_EQ(after.pads[0].left.x, 1);
}

TEST(Pads, StormsLeaveNothingBehind) {
  std::mt19937 luck(3);
  EventGatherer events;
  for (int i = 0; i < 20000; ++i) {
    const auto pad = static_cast<std::int32_t>(luck() % 4);
    const auto which = static_cast<std::uint8_t>(luck() % SDL_CONTROLLER_BUTTON_MAX);
    switch (luck() % 8) {
      case 0: frame_of(events, {unplugged(pad)}); break;
      case 1: {
        const auto value = static_cast<std::int16_t>(luck());
        frame_of(events, {axis(pad, which % SDL_CONTROLLER_AXIS_MAX, value)});
        break;
      }
      case 2: frame_of(events, {button(SDL_CONTROLLERBUTTONUP, pad, which)}); break;
      default: frame_of(events, {button(SDL_CONTROLLERBUTTONDOWN, pad, which)}); break;
    }
  }
  const Input end = frame_of(events, {unplugged(0), unplugged(1), unplugged(2), unplugged(3)});
  EXPECT_TRUE(end.pads.empty());
}

}  // namespace
}  // namespace engine
