/** The maximum length of the text that a service shows. */
export type Limit =
  | { characters: number }
  /** The maximum width of the text in Arial. The width and the font size are in CSS pixels. */
  | { width: number; fontSize: number };

/** A service that shows the title and the description of a page. Without a limit, nothing is cut. */
export type Service = { name: string; title?: Limit; description?: Limit };

/**
 * The services, keyed by the kind of preview. Services change their limits without notice, and most of them
 * publish none, so the limits are approximate.
 *
 * These limits don't replace the maximum lengths in `content/schema/`, which follow from the site's layout.
 */
export const services = {
  /**
   * Google cuts titles to the width of the device and publishes no limits
   * (https://developers.google.com/search/docs/appearance/title-link). Tools for search results use 580 px on
   * desktops, and 155 to 160 characters for descriptions
   * (https://docs.rs/codoseo-web/latest/codoseo_web/serp/,
   * https://tidyutils.com/guides/title-tag-meta-description-length).
   */
  search: [{ name: 'Google', title: { width: 580, fontSize: 20 }, description: { characters: 160 } }],
  /**
   * According to a test in 2023, WhatsApp cuts titles and Slack doesn't
   * (https://ogtester.com/blog/what-is-maximum-length-of-og-title-and-og-description). The limit of Slack for
   * descriptions is from https://mojicnt.click/en/blog/ogp-text-optimization.html.
   */
  chat: [
    { name: 'WhatsApp', title: { characters: 81 } },
    { name: 'Slack', description: { characters: 150 } },
  ],
  /**
   * X documents its limits (https://developer.x.com/cards/markup). The limits of LinkedIn and Facebook are
   * from https://mojicnt.click/en/blog/ogp-text-optimization.html.
   */
  network: [
    { name: 'LinkedIn', title: { characters: 70 }, description: { characters: 100 } },
    { name: 'Facebook', title: { characters: 60 }, description: { characters: 80 } },
    { name: 'X', title: { characters: 70 }, description: { characters: 200 } },
  ],
} as const satisfies Readonly<Record<string, readonly Service[]>>;

/** A title or description as services show it. */
export type CutText = {
  /** The text as the service with the lowest limit shows it. */
  shown: string;
  /** The rest of the text, which this service doesn't show. Empty if the text isn't cut. */
  rest: string;
  /** A sentence for each service that cuts the text. */
  warnings: readonly string[];
};

/** Cuts a title or description as services do: after a whole word, with an ellipsis. */
export function cutText(text: string, field: 'title' | 'description', shownBy: readonly Service[]): CutText {
  const cuts = shownBy.flatMap(({ name, [field]: limit }) => {
    const length = limit ? lengthWithin(text, limit) : text.length;
    return limit && length < text.length ? [{ length, warning: warningOf(name, field, text, limit) }] : [];
  });
  const length = Math.min(text.length, ...cuts.map((cut) => cut.length));
  const isCut = length < text.length;
  return {
    shown: isCut ? `${text.slice(0, length).replace(/[\s,;:·–-]+$/, '')} …` : text,
    rest: text.slice(length).trim(),
    warnings: cuts.map(({ warning }) => warning),
  };
}

function warningOf(name: string, field: string, text: string, limit: Limit): string {
  if ('characters' in limit)
    return `${name} cuts the ${field} after ${limit.characters} characters. It has ${text.length}.`;
  return `${name} cuts the ${field} after ${limit.width} px. It is ${Math.round(widthOf(text, limit.fontSize))} px wide.`;
}

/** Returns how many characters fit. If the text is cut, the ellipsis must also fit. */
function lengthWithin(text: string, limit: Limit): number {
  const fits = (part: string) =>
    'characters' in limit ? part.length <= limit.characters : widthOf(part, limit.fontSize) <= limit.width;
  if (fits(text)) return text.length;
  const ends = [...text.matchAll(/\s+/g)].map(({ index }) => index).reverse();
  return ends.find((end) => fits(`${text.slice(0, end)} …`)) ?? 0;
}

/** Characters of Arial, keyed by their width in thousandths of the font size. */
const WIDTHS: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  278: ' !,./:;I[\\]ft',
  333: '()-`r·“”',
  355: '"',
  500: 'Jckvsxyz',
  556: '#$0123456789?L_abdeghnopqu–€£',
  584: '+<=>~×−',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
};

/** The width of characters that are not in the table. */
const OTHER_WIDTH = 600;

const widths = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);

/** Returns the width of text in Arial in CSS pixels. In Arial, accents don't change the width of letters. */
function widthOf(text: string, fontSize: number): number {
  const characters = [
    ...text
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .replaceAll(/\s/g, ' '),
  ];
  const total = characters.reduce((sum, character) => sum + (widths.get(character) ?? OTHER_WIDTH), 0);
  return (total * fontSize) / 1000;
}
