/** Returns a CSS string that contains the text, with quotes around it. */
export const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r\f]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}"`;
