/**
 * Runs inline in every page, after the style sheets. Loads the web fonts from the data URLs in their
 * `@font-face` rules before the first layout. Without this script, browsers would load the fonts only after a
 * first layout with the fallback fonts, and text could shift.
 */
function loadFonts(sheet: CSSStyleSheet) {
  // From the last rule to the first, so that deleting a rule doesn't change the index of the next one.
  for (const [index, rule] of [...[...sheet.cssRules].entries()].reverse()) {
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
  }
}

try {
  // Skip the sheets that browser extensions and hosting providers add.
  for (const { sheet } of document.querySelectorAll<HTMLLinkElement>('link[href*="/_next/static/"]'))
    if (sheet) loadFonts(sheet);
} catch (error) {
  // The other inline scripts must run. Browsers load the fonts from the remaining rules.
  reportError(error);
}
