#include "game/makers/figures/head.h"

#include <array>

namespace figures {
namespace {

using glm::vec3;

/// What makes one people's face another's.
struct Features {
  float brow;   ///< how far it juts out
  float jaw;    ///< its breadth
  float nose;   ///< its size
  float mouth;  ///< its breadth
  float cheek;
  float ear;    ///< how far its point rises
  float gaunt;  ///< hollows below the cheekbones
};

Features features_of(FaceKind kind) {
  switch (kind) {
    case FaceKind::kElf: return {0.008F, 0.9F, 0.92F, 0.9F, 0.030F, 0.06F, 0.010F};
    case FaceKind::kDwarf: return {0.022F, 1.15F, 1.45F, 1.1F, 0.036F, 0.0F, 0.0F};
    case FaceKind::kOrc: return {0.030F, 1.15F, 0.95F, 1.6F, 0.034F, 0.10F, 0.018F};
    case FaceKind::kTroll: return {0.036F, 1.35F, 1.3F, 1.9F, 0.036F, 0.04F, 0.0F};
    case FaceKind::kMan:
    case FaceKind::kNone: break;
  }
  return {0.016F, 1.0F, 1.0F, 1.0F, 0.030F, 0.0F, 0.006F};
}

void add_skull(Part& part, const vec3& at, const Features& is) {
  const auto put = [&](Lump lump) { part.lumps.push_back(std::move(lump)); };
  put(ball(at + vec3(0, 0.03F, -0.02F), {0.108F, 0.118F, 0.125F}));
  put(blended(ball(at + vec3(0, -0.045F, 0.025F), {0.084F * is.jaw, 0.105F, 0.092F}), 0.04F));
  put(blended(ball(at + vec3(0, -0.125F, 0.072F), {0.036F * is.jaw, 0.03F, 0.032F}), 0.04F));
  put(blended(rod(at + vec3(0, -0.22F, -0.04F), at + vec3(0, -0.08F, -0.025F), 0.07F, 0.062F),
              0.03F));
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return at + vec3(side * x, y, z); };
    put(blended(rod(on(0.075F * is.jaw, -0.06F, 0), on(0.03F, -0.125F, 0.068F), 0.03F, 0.026F),
                0.03F));
    put(blended(ball(on(0.058F, -0.03F, 0.08F), is.cheek), 0.025F));
    put(blended(rod(on(0, 0.028F, 0.1F + is.brow * 0.5F),
                    on(0.066F, 0.032F, 0.082F + is.brow * 0.5F), 0.02F, 0.018F),
                0.02F));
    put(carved(ball(on(0.042F, -0.001F, 0.121F), 0.029F), 0.016F));
    if (is.gaunt > 0) put(carved(ball(on(0.075F, -0.075F, 0.1F), 0.02F + is.gaunt), 0.04F));
  }
}

void add_features(Part& part, const vec3& at, const Features& is) {
  const auto put = [&](Lump lump) { part.lumps.push_back(std::move(lump)); };
  const float big = is.nose;
  put(blended(rod(at + vec3(0, 0.018F, 0.11F), at + vec3(0, -0.042F, 0.132F + 0.014F * big), 0.013F,
                  0.019F * big),
              0.014F));
  put(carved(rod(at + vec3(-0.034F * is.mouth, -0.085F, 0.115F),
                 at + vec3(0.034F * is.mouth, -0.085F, 0.115F), 0.007F, 0.007F),
             0.01F));
  put(blended(rod(at + vec3(-0.02F * is.mouth, -0.098F, 0.107F),
                  at + vec3(0.02F * is.mouth, -0.098F, 0.107F), 0.011F, 0.011F),
              0.014F));
  for (const float side : {-1.0F, 1.0F}) {
    const auto on = [&](float x, float y, float z) { return at + vec3(side * x, y, z); };
    put(blended(ball(on(0.017F * big, -0.046F, 0.124F + 0.006F * big), 0.013F * big), 0.01F));
    put(blended(rod(on(0.022F, 0.0165F, 0.115F), on(0.062F, 0.014F, 0.1F), 0.008F, 0.007F),
                0.006F));
    put(blended(ball(on(0.112F, -0.01F, -0.012F), {0.018F, 0.04F, 0.026F}), 0.015F));
    if (is.ear > 0) {
      put(blended(rod(on(0.112F, 0.0F, -0.012F), on(0.125F + is.ear * 0.7F, is.ear, -0.05F), 0.022F,
                      0.004F),
                  0.015F));
    }
  }
}

void add_eyes(Sculpture& sculpture, const vec3& at, const Face& face) {
  const bool beastly = face.kind == FaceKind::kOrc || face.kind == FaceKind::kTroll;
  Part& white = add_part(
      sculpture, {beastly ? paints::kStraw : paints::kBone, Finish::kFlat, Tool::kSmooth, 0.004F});
  Part& pupil = add_part(sculpture, {face.eyes, Finish::kFlat, Tool::kSmooth, 0.004F});
  for (const float side : {-1.0F, 1.0F}) {
    white.lumps.push_back(ball(at + vec3(side * 0.041F, 0.003F, 0.098F), {0.021F, 0.013F, 0.014F}));
    pupil.lumps.push_back(ball(at + vec3(side * 0.039F, 0.004F, 0.109F), {0.008F, 0.011F, 0.006F}));
  }
  if (beastly) {
    Part& fangs = add_part(sculpture, bone(paints::kBone));
    fangs.material.grain = 0.005F;
    for (const float side : {-1.0F, 1.0F}) {
      fangs.lumps.push_back(rod(at + vec3(side * 0.036F, -0.094F, 0.108F),
                                at + vec3(side * 0.04F, -0.058F, 0.118F), 0.01F, 0.003F));
    }
    return;
  }
  Part& brows = add_part(sculpture, {face.brows, Finish::kHair, Tool::kSmooth, 0.005F});
  for (const float side : {-1.0F, 1.0F}) {
    brows.lumps.push_back(rod(at + vec3(side * 0.016F, 0.032F, 0.126F),
                              at + vec3(side * 0.068F, 0.04F, 0.096F), 0.009F, 0.005F));
  }
}

}  // namespace

void add_head(Sculpture& sculpture, const vec3& at, const Face& face, const glm::vec4& paint) {
  Material material = skin(paint);
  material.grain = 0.006F;
  if (face.kind == FaceKind::kNone) material = {paint, Finish::kFlat};
  Part& head = add_part(sculpture, material);
  const Features is = features_of(face.kind);
  add_skull(head, at, is);
  if (face.kind == FaceKind::kNone) return;
  add_features(head, at, is);
  add_eyes(sculpture, at, face);
}

}  // namespace figures
