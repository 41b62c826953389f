// The paint of figures in the light of the room: dull cloth, varnished leather, metal that mirrors what is around it.

// The viewer's side of the room has a window: the key stands behind the figures, and what only the sky lit would have
// no form.
const vec3 kToWindow = vec3(0.38, 0.14, 0.914);

// The upper half of a paint's alpha says how far the owner's colour replaces it, the lower half how it shines.
float tinted(float alpha) {
  return max(alpha * 2.0 - 1.0, 0.0);
}

float shine(float alpha) {
  return alpha > 0.51 ? 0.0 : alpha * 2.0;
}

vec3 window_light(vec3 normal) {
  return (sun.rgb * 0.17 + sky.rgb * 0.5) * max(dot(normal, kToWindow), 0.0);
}

// What a mirror shows that looks `way`: bright above, the dark table below, the window, the lamp.
vec3 mirrored(vec3 way, float lamp) {
  float window = max(dot(way, kToWindow), 0.0);
  vec3 above = sun.rgb * 0.6 + sky.rgb * 1.6;
  vec3 room = mix(ground.rgb * 0.6, above, smoothstep(-0.15, 0.45, way.y));
  return room + above * (window * window * window * 0.35) + sun.rgb * (lamp * 1.8);
}

// `lit`: how much of the key reaches it. `edge`: 1 where it turns away from the eye.
vec3 painted(vec3 paint, float shine, vec3 light, vec3 normal, vec3 to_eye, float edge, float lit) {
  vec3 way = 2.0 * dot(normal, to_eye) * normal - to_eye;
  float lamp = max(dot(way, to_sun.xyz), 0.0);
  lamp *= lamp;
  lamp *= lamp;
  lamp *= lamp * lit;   // its eighth power
  float metal = smoothstep(0.5, 0.9, shine);
  // Varnish takes the paint's colour: white light on dark oak would look like dust.
  vec3 varnished = light + sun.rgb * (lamp * (0.15 + shine)) + sky.rgb * (edge * edge * edge * 0.8);
  return paint * mix(varnished, light * 0.25 + mirrored(way, lamp), metal);
}

// A lamp held over what is chosen: light from above, and a rim along its edges. The paint keeps its colours.
vec3 chosen(vec3 paint, vec3 glow, vec3 normal, float edge) {
  float rim = edge * edge;
  return glow * (paint * (0.5 + 1.2 * max(normal.y, 0.0)) + rim * rim * 1.8);
}
