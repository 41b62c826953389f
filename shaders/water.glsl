// Slow glitter where the paint is water: 0..1 at a place of the board.
uniform sampler2D ripple_map;

float glitter_at(vec2 place, float shine, float seconds) {
  float first = texture(ripple_map, place * 0.11 + seconds * vec2(0.0040, 0.0025)).r;
  float second = texture(ripple_map, place.yx * 0.17 - seconds * vec2(0.0030, 0.0045)).r;
  return shine * (0.04 + 0.22 * pow(first * second, 3.0));
}
