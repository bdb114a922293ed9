/**
 * Runs inline in every page, after its stylesheets. It takes the typeface out of the one that holds it: by itself a
 * browser reads it only after it has laid the page out, in another one, and what it lays out again moves. Without this the
 * typeface comes a moment later.
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
    // For a letter that it lacks it would be read once more.
    sheet.deleteRule(index);
    break;
  }
}
