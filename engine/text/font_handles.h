#pragma once

#include <memory>

#include <ft2build.h>
#include FT_FREETYPE_H

// Owners of what FreeType hands out.
namespace engine {

struct FontLibraryDeleter {
  void operator()(FT_Library library) const { FT_Done_FreeType(library); }
};
struct FontFaceDeleter {
  void operator()(FT_Face face) const { FT_Done_Face(face); }
};
using FontLibrary = std::unique_ptr<FT_LibraryRec_, FontLibraryDeleter>;
using FontFaceFile = std::unique_ptr<FT_FaceRec_, FontFaceDeleter>;

}  // namespace engine
