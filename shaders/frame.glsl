// What every pass of a frame shares. Mirrors FrameBlock in engine/render/frame_block.h.
layout(std140) uniform Frame {
  mat4 to_screen;      // world to clip space
  mat4 to_shadow;      // world to the shadow map, 0..1 in all three
  vec4 eye;            // w: how far the camera's target seems
  vec4 to_sun;         // w: shadow strength
  vec4 sun;            // w: vignette
  vec4 sky;
  vec4 ground;
  vec4 vignette_tint;    // w: 1 with toning
  vec4 haze;           // encoded; w: the most that it takes
  vec4 screen;         // one pixel in x and y; z: seconds of ambient life; w: how many glow lights
  vec4 glow_places[8];   // w: radius
  vec4 glow_colours[8];
};
