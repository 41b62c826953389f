// The painter's brush on the ground, where one leans in so near that the picture's own pixels would
// be seen: see engine/render/ground/stroke_texture.h.
uniform sampler2D stroke_map;   // rock, grass, sand, ash
uniform sampler2D kind_map;     // how much of a place is which; what is left is bare vellum

const float kTiles = 0.27;      // in one board unit
const vec4 kHeaviness = vec4(1.25, 0.8, 0.6, 0.95);
const vec3 kPigment = vec3(0.92, 1.0, 1.12);   // strokes darken to brown and lighten to cream

// Paint with strokes on it, so strong. `wet` is 1 on water, which the brush pulls level.
vec3 with_strokes(vec3 paint, vec2 on_board, vec3 place, vec3 normal, float wet, float strength) {
  vec4 kinds = texture(kind_map, on_board);
  vec4 laid = texture(stroke_map, place.xz * kTiles);
#ifdef FINE_STROKES
  // Turned and wider, so that no tile is seen to repeat.
  laid += 0.5 * (texture(stroke_map, vec2(place.x - place.z * 0.4, place.z + place.x * 0.4) * 0.11) - 0.5);
#endif
  // From above a steep face would be smeared: there the strokes run down it.
  float steep = clamp((0.82 - normal.y) * 5.0, 0.0, 1.0);
  vec2 along = abs(normal.x) > abs(normal.z) ? vec2(place.z, -place.y) : vec2(place.x, -place.y);
  float face = texture(stroke_map, along * kTiles).r;
  // What falls off a rock lies at its foot.
  float scree = clamp(1.0 - abs(kinds.r - 0.35) * 4.0, 0.0, 1.0) * (1.0 - steep);
  laid.r = mix(mix(laid.r, face, steep), laid.a, scree);
  kinds.r = max(kinds.r, steep * 0.7);
  float bare = max(1.0 - kinds.r - kinds.g - kinds.b - kinds.a, 0.0);
  float tone = dot(kinds * kHeaviness, laid - 0.5) + bare * 0.34 * (laid.g + laid.b - 1.0);
  tone = mix(tone, 0.3 * (laid.b - 0.5), wet) * strength;
  return paint * (1.0 + tone * kPigment);
}
