/** Where and what, of each thing that a module can't be read for, in the message of the error that says so. */
const UNREADABLE = /^(.+):(\d+):\d+: ERROR: (.+)$/gm;

/** Quotes of typography, with which a text reads well and the file that holds it can't be read. */
const TYPOGRAPHIC = /[“”„‟‘‚«»‹›´]/;

/**
 * What keeps a module from being read, in lines for a terminal; none when the error is of another kind.
 * @param read gives a file's text
 * @param shown gives a file's path as it is to be named
 */
export function readingFaults(
  error: unknown,
  read: (file: string) => string,
  shown: (file: string) => string = (file) => file,
): string[] {
  const places = error instanceof Error ? [...error.message.matchAll(UNREADABLE)] : [];
  return places.map(([, file = '', line, what]) => {
    const text = read(file).split('\n')[Number(line) - 1] ?? '';
    const sign = TYPOGRAPHIC.exec(what ?? '')?.[0];
    const reason = sign
      ? `the quote ${sign} is one for reading; what surrounds a text is the straight one, '\n  ${text.trim()}`
      : `${what}\n  ${text.trim()}\n  A quote, a comma or a bracket is missing there or shortly before, or a text holds a straight apostrophe: write ’.`;
    return `${shown(file)}, line ${line}: ${reason}`;
  });
}
