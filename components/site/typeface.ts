/**
 * Runs inline in every page, after the style sheets. Loads the web font from the data URL in its `@font-face`
 * rule before the first layout. Without this script, browsers would load the font only after a first layout
 * with the fallback font, and text could shift.
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
    // Remove the `@font-face` rule. Otherwise, browsers would decode the font a second time when they look
    // for characters that the loaded font doesn't contain.
    sheet.deleteRule(index);
    break;
  }
}
