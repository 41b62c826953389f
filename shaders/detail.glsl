// Where the finer picture of the ground is seen, see engine/render/ground_detail.h.
uniform sampler2D detail_there;   // which of its tiles are there
uniform float detail_reach;       // from there on its pixels are smaller than those of the screen

// 0 to 1. `on_board` in shares of the board.
float finer_at(vec3 position, vec2 on_board) {
  // At the corner of a missing tile three of four are there, and none of it may be seen; nor
  // where a large triangle reaches from a tile that is there into one that is not.
  float there = clamp(textureLod(detail_there, on_board, 0.0).r * 8.0 - 7.0, 0.0, 1.0);
  vec3 way = eye.xyz - position;
  float far = dot(way, way) / max(way.y, 0.1);   // a slanting view brings pixels together
  return there * clamp(2.0 - far / detail_reach, 0.0, 1.0);
}
