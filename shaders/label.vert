#include "frame.glsl"
#include "depth_bias.glsl"
layout(location = 0) in vec3 position;
layout(location = 1) in vec2 letter;   // in the atlas
layout(location = 2) in vec4 ink;
layout(location = 3) in vec4 halo;
layout(location = 4) in vec2 seen;     // nearest and farthest camera distance
layout(location = 5) in float nearer;  // so that no relief before it cuts it

out vec2 in_atlas;
out vec4 colour;

float fade(float distance) {
  float near = seen.x > 0.0 ? smoothstep(seen.x * 0.8, seen.x, distance) : 1.0;
  return near * (1.0 - smoothstep(seen.y, seen.y * 1.25, distance));
}

void main() {
  vec4 place = depth_biased(position, nearer);
  in_atlas = letter;
#ifdef HALO
  colour = halo;
#else
  colour = ink;
#endif
  colour.rgb = sqrt(colour.rgb);
  colour.a *= fade(eye.w);
  gl_Position = colour.a > 0.004 ? place : vec4(2.0, 2.0, 2.0, 1.0);   // unseen: clipped away
}
