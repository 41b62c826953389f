#include "game/figures/card_stacks.h"

#include <algorithm>
#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/palette.h"

namespace figures {

namespace {

using engine::Mesh;

constexpr float kLayer = 0.012F;
constexpr int kSeenCards = 9;  // edges that can be told apart in a whole stack

/// Cards of two shades, some a little out of line.
Mesh stack_of(const glm::vec2& size, float height, float disorder) {
  constexpr std::array<glm::vec2, 4> kShifts{{{0.5F, -0.3F}, {-0.6F, 0.4F}, {0.1F, 0.6F}, {0, 0}}};
  Mesh mesh;
  const float thick = height / kSeenCards;
  for (int card = 0; card < kSeenCards; ++card) {
    const bool top = card + 1 == kSeenCards;
    const glm::vec2 shift =
        top ? glm::vec2(0) : kShifts[static_cast<std::size_t>(card) % 4] * disorder;
    const float shade = card % 2 == 0 ? 0.95F : 0.72F;
    Mesh slab = engine::box({size.x, thick, size.y}, engine::shaded(paints::kVellum, shade));
    engine::append(
        mesh, engine::moved(std::move(slab), {shift.x, thick * static_cast<float>(card), shift.y}));
  }
  return mesh;
}

/// Something printed on the uppermost card.
void add_print(Mesh& mesh, const glm::vec2& centre, const glm::vec2& size, float level,
               const glm::vec4& paint) {
  const Mesh field = engine::box({size.x, kLayer, size.y}, paint);
  engine::append(mesh, engine::moved(field, {centre.x, level, centre.y}));
}

void add_sign(Mesh& mesh, const Emblem& sign, const glm::vec2& centre, float radius, float level) {
  engine::append(mesh, engine::moved(emblem_mesh(sign, radius, 0.03F, paints::kVellum),
                                     {centre.x, level, centre.y}));
}

}  // namespace

Mesh deck_mesh(const CardBack& back, const glm::vec2& size, float height) {
  Mesh mesh = stack_of(size, height, 0.05F);
  const float edge = std::min(size.x, size.y);
  add_print(mesh, {0, 0}, size - edge * 0.08F, height, back.paint);
  add_print(mesh, {0, 0}, size - edge * 0.2F, height + kLayer, paints::kGold);
  add_print(mesh, {0, 0}, size - edge * 0.26F, height + 2 * kLayer,
            engine::shaded(back.paint, 0.62F));
  add_sign(mesh, back.sign, {0, 0}, edge * 0.3F, height + 3 * kLayer);
  return mesh;
}

Mesh discards_mesh(const CardBack& back, const glm::vec2& size, float height) {
  Mesh mesh = stack_of(size, height, 0.16F);
  const glm::vec2 half = size / 2.0F;
  const float ink_width = size.x * 0.76F;
  add_print(mesh, {0, -half.y * 0.78F}, {size.x * 0.86F, size.y * 0.1F}, height, back.paint);
  add_print(mesh, {0, -half.y * 0.25F}, {size.x * 0.86F, size.y * 0.36F}, height,
            engine::shaded(paints::kRock, 0.7F));
  add_sign(mesh, back.sign, {0, -half.y * 0.25F}, size.x * 0.22F, height + kLayer);
  for (int line = 0; line < 4; ++line) {
    const float short_of = line == 3 ? 0.55F : 1.0F;
    add_print(mesh,
              {-ink_width * (1 - short_of) / 2, half.y * (0.3F + 0.16F * static_cast<float>(line))},
              {ink_width * short_of, 0.14F}, height, paints::kInk);
  }
  return mesh;
}

}  // namespace figures
