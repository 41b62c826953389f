// Light on a surface, and the last steps from light to a pixel's colour.

float key_light(vec3 normal) {
  return max(dot(normal, to_sun.xyz), 0.0);
}

vec3 fill_light(vec3 position, vec3 normal) {
  vec3 light = mix(ground.rgb, sky.rgb, normal.y * 0.5 + 0.5);
#ifdef GLOW_LIGHT
  int count = int(screen.w);
  for (int i = 0; i < count; ++i) {
    vec3 way = glow_places[i].xyz - position;
    float reach = max(0.0, 1.0 - dot(way, way) / (glow_places[i].w * glow_places[i].w));
    float facing = 0.4 + 0.6 * max(dot(normal, normalize(way)), 0.0);
    light += glow_colours[i].rgb * (reach * reach * facing);
  }
#endif
  return light;
}

// Where a corner of a triangle is on the screen, for what darkens towards the screen's corners: one
// that lies far beyond, or behind the eye, counts as at the edge.
vec2 on_screen(vec4 clip) {
  return clamp(clip.xy / max(clip.w, 0.01), -1.0, 1.0);
}

// Colours below the shoulder come out as painted; only highlights are rolled off.
vec3 tone(vec3 colour) {
  vec3 over = max(colour - 0.8, 0.0);
  return min(colour, 0.8) + mix(over, 0.2 * over / (over + 0.2), vignette_tint.w);
}

vec3 vignetted(vec3 colour, vec2 place) {
  float corner = dot(place, place) * 0.5;
  vec3 dusk = vignette_tint.rgb * (dot(colour, vec3(0.3, 0.5, 0.2)) * 3.0);
  return mix(colour, dusk, corner * corner * sun.w);
}

// `place` runs from -1 to 1 across the screen. Encoding is gamma 2: see engine/render/colour.h.
// This is the post step for every material; a full-screen pass of its own would cost a software
// rasteriser a fifth of the frame.
vec3 finish(vec3 light, vec2 place) {
  return sqrt(vignetted(tone(light), place));
}

// The same for a colour that is already encoded: nearly, for a third of the price.
vec3 rolled_off(vec3 colour) {
  return min(colour, 0.85 + (colour - 0.85) * (1.0 - 0.5 * vignette_tint.w));
}

// Paint in the light of terrain_lightmap.frag, which is halved there. Both are stored as square roots, so their
// product is the finished colour.
vec3 lit_paint(vec3 paint, vec3 light) {
  return paint * light * 1.4142;
}

// The vignette of an encoded colour.
vec3 vignette_at(vec2 place) {
  float corner = dot(place, place) * 0.5;
  return 1.0 - corner * corner * sun.w * vec3(0.38, 0.50, 0.66);
}

// Fog: how much of a finished colour it takes, so far behind what is looked at.
float haze_before(vec3 place) {
  vec3 way = place - eye.xyz;
  float far = dot(way, way) / (eye.w * eye.w);   // squared: a root for every pixel is expensive
  return haze.w * clamp((far - 1.0) * 0.12, 0.0, 1.0);
}
