#include "engine/ui/theme.h"

#include <cmath>

#include "engine/ui/numerals.h"
#include "imgui_freetype.h"

namespace engine {
namespace {

/// Latin with all its accents, Greek, Cyrillic, then the signs a rules text uses. Pairs of first
/// and last.
constexpr ImWchar kLetters[] = {0x0020, 0x024F, 0x02BC, 0x02C7,  // Latin
                                0x0370, 0x0527,                  // Greek, Cyrillic
                                0x1E00, 0x1EFF, 0x2010, 0x2044,  // Latin again; dashes, quotes
                                0x2122, 0x2122, 0x2150, 0x215F, 0x2190, 0x2199,  // arrows
                                0x2212, 0x2215, 0x25A0, 0x25CF, 0x2605, 0x2606,
                                0x2713, 0x2717, 0xFB00, 0xFB06, 0};
/// What is looked for in the other font: besides all of these, Armenian and Georgian.
constexpr ImWchar kOtherLetters[] = {0x0180, 0x024F, 0x0370, 0x058F, 0x10A0, 0x10FF,
                                     0x1E00, 0x1EFF, 0x25A1, 0x25A1, 0};
constexpr ImWchar kNoSuchLetter = 0x25A1;  // a box
constexpr float kOtherBody = 0.82F;        // it is as tall in a smaller size

ImVec4 colour(ImU32 value, float alpha = 1) {
  ImVec4 result = ImGui::ColorConvertU32ToFloat4(value);
  result.w *= alpha;
  return result;
}

void set_surface_colours(ImVec4* colours) {
  colours[ImGuiCol_Text] = colour(ink::kInk);
  colours[ImGuiCol_TextDisabled] = colour(ink::kSoftInk, 0.75F);
  colours[ImGuiCol_TextSelectedBg] = colour(ink::kBrass, 0.45F);
  colours[ImGuiCol_WindowBg] = colour(ink::kVellum);
  colours[ImGuiCol_ChildBg] = colour(ink::kVellumShade, 0);
  colours[ImGuiCol_PopupBg] = colour(ink::kVellum);
  colours[ImGuiCol_Border] = colour(ink::kSoftInk, 0.7F);
  colours[ImGuiCol_BorderShadow] = colour(ink::kInk, 0);
  colours[ImGuiCol_TitleBg] = colour(ink::kVellumShade);
  colours[ImGuiCol_TitleBgActive] = colour(ink::kVellumShade);
  colours[ImGuiCol_TitleBgCollapsed] = colour(ink::kVellumShade);
  colours[ImGuiCol_MenuBarBg] = colour(ink::kVellumShade);
  colours[ImGuiCol_ModalWindowDimBg] = colour(ink::kOak, 0.55F);
  colours[ImGuiCol_NavWindowingDimBg] = colour(ink::kOak, 0.4F);
  colours[ImGuiCol_NavWindowingHighlight] = colour(ink::kBrass);
  colours[ImGuiCol_NavHighlight] = colour(ink::kBrass);
  colours[ImGuiCol_DragDropTarget] = colour(ink::kWax);
  colours[ImGuiCol_TableHeaderBg] = colour(ink::kVellumShade);
  colours[ImGuiCol_TableBorderStrong] = colour(ink::kSoftInk, 0.6F);
  colours[ImGuiCol_TableBorderLight] = colour(ink::kSoftInk, 0.3F);
  colours[ImGuiCol_TableRowBg] = colour(ink::kVellumShade, 0);
  colours[ImGuiCol_TableRowBgAlt] = colour(ink::kVellumShade, 0.35F);
}

void set_control_colours(ImVec4* colours) {
  const auto set = [colours](ImGuiCol plain, ImGuiCol hovered, ImGuiCol active, float strength) {
    colours[plain] = colour(ink::kVellumShade, strength);
    colours[hovered] = colour(ink::kBrass, 0.45F);
    colours[active] = colour(ink::kBrass, 0.7F);
  };
  set(ImGuiCol_Button, ImGuiCol_ButtonHovered, ImGuiCol_ButtonActive, 0.9F);
  set(ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive, 0.6F);
  set(ImGuiCol_Header, ImGuiCol_HeaderHovered, ImGuiCol_HeaderActive, 0.7F);
  set(ImGuiCol_Tab, ImGuiCol_TabHovered, ImGuiCol_TabActive, 0.8F);
  set(ImGuiCol_ResizeGrip, ImGuiCol_ResizeGripHovered, ImGuiCol_ResizeGripActive, 0.5F);
  set(ImGuiCol_Separator, ImGuiCol_SeparatorHovered, ImGuiCol_SeparatorActive, 0.9F);
  colours[ImGuiCol_Separator] = colour(ink::kSoftInk, 0.5F);
  colours[ImGuiCol_TabUnfocused] = colours[ImGuiCol_Tab];
  colours[ImGuiCol_TabUnfocusedActive] = colours[ImGuiCol_TabActive];
  colours[ImGuiCol_ScrollbarBg] = colour(ink::kVellumShade, 0.35F);
  colours[ImGuiCol_ScrollbarGrab] = colour(ink::kSoftInk, 0.45F);
  colours[ImGuiCol_ScrollbarGrabHovered] = colour(ink::kBrass, 0.9F);
  colours[ImGuiCol_ScrollbarGrabActive] = colour(ink::kBrass);
  colours[ImGuiCol_CheckMark] = colour(ink::kWax);
  colours[ImGuiCol_SliderGrab] = colour(ink::kBrass);
  colours[ImGuiCol_SliderGrabActive] = colour(ink::kWax);
  colours[ImGuiCol_PlotLines] = colour(ink::kInk);
  colours[ImGuiCol_PlotLinesHovered] = colour(ink::kWax);
  colours[ImGuiCol_PlotHistogram] = colour(ink::kBrass);
  colours[ImGuiCol_PlotHistogramHovered] = colour(ink::kWax);
}

}  // namespace

void apply_style(const Theme& theme) {
  ImGuiStyle style;
  set_surface_colours(style.Colors);
  set_control_colours(style.Colors);
  style.WindowPadding = {20, 20};
  style.FramePadding = {12, 10};
  style.ItemSpacing = {8, 8};
  style.ItemInnerSpacing = {8, 4};
  style.CellPadding = {8, 4};
  style.TouchExtraPadding = {2, 2};
  style.ScrollbarSize = 16;
  style.GrabMinSize = 24;
  style.WindowRounding = style.PopupRounding = 3;
  style.FrameRounding = style.GrabRounding = style.TabRounding = 3;
  style.ScrollbarRounding = 8;
  style.WindowBorderSize = 0;
  style.FrameBorderSize = 1;
  style.PopupBorderSize = 1;
  style.WindowTitleAlign = {0.5F, 0.5F};
  style.ScaleAllSizes(theme.scale);
  style.FrameBorderSize = style.PopupBorderSize = std::max(1.0F, std::round(theme.scale));
  ImGui::GetStyle() = style;
}

base::Result<Letters> draw_letters(const FontFiles& files, float scale) {
  Letters letters{.atlas = std::make_unique<ImFontAtlas>(), .theme = {}};
  ImFontAtlas& atlas = *letters.atlas;
  atlas.Flags |= ImFontAtlasFlags_NoBakedLines;  // hair lines come out even at any scale
  atlas.FontBuilderIO = ImGuiFreeType::GetBuilderForFreeType();
  atlas.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_LightHinting;
  std::string missing;
  Numerals numerals(atlas);
  const auto add = [&](const std::filesystem::path& path, float size, ImFontConfig config,
                       const ImWchar* ranges) {
    ImFont* font =
        atlas.AddFontFromFileTTF(path.c_str(), std::round(size * scale), &config, ranges);
    if (font == nullptr) missing = path.string();
    return font;
  };
  const auto load = [&](FontFace face, float size) {
    ImFontConfig config;
    if (face == FontFace::kBold) config.FontBuilderFlags = ImGuiFreeTypeBuilderFlags_Bold;
    ImFont* font = add(files.of(face), size, config, kLetters);
    if (font == nullptr) return font;
    numerals.take_place(
        *font, files.of(face), std::round(size * scale),
        face == FontFace::kBold ? Numerals::Weight::kBold : Numerals::Weight::kRegular);
    if (files.other_letters.empty()) return font;
    config.MergeMode = true;
    return add(files.other_letters, kOtherBody * size, config, kOtherLetters);
  };
  Theme& theme = letters.theme;
  theme.scale = scale;
  theme.touch = 44 * scale;
  theme.grid = 4 * scale;
  // EB Garamond is small on its body: a nominal 18 reads like other faces' 16.
  constexpr float kSmallBody = 1.14F;
  theme.text = load(FontFace::kRegular, 16 * kSmallBody);
  theme.italic = load(FontFace::kItalic, 16 * kSmallBody);
  theme.bold = load(FontFace::kBold, 16 * kSmallBody);
  theme.small_caps = load(FontFace::kSmallCaps, 20 * kSmallBody);
  theme.prompt = load(FontFace::kRegular, 20 * kSmallBody);
  theme.title = load(FontFace::kSmallCaps, 28 * kSmallBody);
  const std::filesystem::path& regular = files.of(FontFace::kRegular);
  theme.numerals = numerals.add_font(regular, std::round(20 * scale));
  if (theme.numerals == nullptr) missing = regular.string();
  if (!missing.empty()) return base::Error{"The font " + missing + " could not be read."};
  if (!atlas.Build()) return base::Error{"The interface's fonts could not be drawn."};
  for (ImFont* font : atlas.Fonts) {
    font->FallbackChar = kNoSuchLetter;
    font->BuildLookupTable();
  }
  numerals.draw();
  return letters;
}

}  // namespace engine
