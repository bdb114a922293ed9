/**
 * Runs inline in every page, after the style sheets. Loads the web font from the data URL in its `@font-face`
 * rule before layout. Browsers load such a font only after the first layout, which uses a fallback font, so
 * text would shift. Without this script the font appears a moment later.
 */
for (const sheet of document.styleSheets) {
  for (const [index, rule] of [...sheet.cssRules].entries()) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const of = (descriptor: string) => rule.style.getPropertyValue(descriptor).replaceAll('"', '');
    const [, data] = /;base64,([^)]+)/.exec(of('src')) ?? [];
    if (!data) continue;
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const [weight, unicodeRange] = [of('font-weight'), of('unicode-range')];
    document.fonts.add(new FontFace(of('font-family'), bytes, { weight, unicodeRange }));
    // Otherwise the browser decodes the font again when it looks for a missing character.
    sheet.deleteRule(index);
    break;
  }
}
