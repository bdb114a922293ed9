import type { CheerioAPI, load } from 'cheerio';

type Node = Extract<Parameters<typeof load>[0], { nodeType: number }>;
export type Element = Extract<Node, { attribs: object }>;

/** A heading, other visible text, or a label that only screen readers announce. */
export type Text = { what: 'Heading' | 'Text' | 'Label'; text: string };

/** Text that is not yet divided into sentences. */
export type Block = Text & {
  element: Element;
  /** Whether the block contains nothing but links. */
  isLink: boolean;
};

/** Elements that don't interrupt a block of text. All other elements begin a new block. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
);

/** Elements that contain no text for visitors. */
const WITHOUT_TEXT = new Set(['head', 'script', 'style', 'template', 'svg', 'textarea', 'select']);

/**
 * Matches the number of a page or section, such as `B-02.1`. Added or moved sections change these numbers.
 * Requires the letter, because text can begin with a range, such as `24-48 hours`.
 */
const NUMBER = /^[A-Z]-\d{2}(\.\d+)?(?=\s|$)\s*/;

/** Matches text that begins with a number, such as `346 MWh a year`. */
const FIGURE = /^[<>≈~±+−–-]?\s?[£€$]?\d/;

/** Collapses white space, and removes soft hyphens. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Divides text into sentences. */
export function sentences(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim()).filter(Boolean);
}

/** Returns whether an element is decoration. `aria-hidden` elements with an ID describe other elements. */
function isDecoration({ attribs }: Element): boolean {
  return 'hidden' in attribs || (attribs['aria-hidden'] === 'true' && !attribs.id);
}

/** Returns all blocks of text in an element, in the order of the page. */
export function blocksOf($: CheerioAPI, root: Element): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let linked = '';

  function endBlock(element: Element): void {
    const whole = plain(text).replace(NUMBER, '');
    const isLink = withoutSpaces(whole) === withoutSpaces(linked.trim().replace(NUMBER, ''));
    const what = $(element).closest('h1, h2, h3, h4, h5, h6').length > 0 ? 'Heading' : 'Text';
    if (whole) blocks.push({ what, text: whole, element, isLink });
    text = '';
    linked = '';
  }

  function visitText(node: Extract<Node, { data: string }>, isInLink: boolean): void {
    // Insert a space after an element that styles might place on its own line. The HTML contains no space.
    const isApart = node.prev?.type === 'tag' && /[\p{L}\p{N}]$/u.test(text) && /^\p{Lu}/u.test(node.data);
    text += isApart ? ` ${node.data}` : node.data;
    if (isInLink) linked += node.data;
  }

  function visitElement(element: Element, parent: Element, isInLink: boolean): void {
    if (WITHOUT_TEXT.has(element.name) || isDecoration(element)) return;
    const { attribs, name, prev } = element;
    const isInline = INLINE.has(name);
    if (!isInline) endBlock(parent);
    for (const label of [attribs['aria-label'], attribs.placeholder])
      if (label && attribs.role !== 'img')
        blocks.push({ what: 'Label', text: plain(label), element, isLink: false });
    if (isInline && name !== 'wbr' && prev && 'name' in prev && prev.name !== 'wbr') text += ' ';
    for (const child of element.children) visit(child, isInline ? parent : element, isInLink || name === 'a');
    if (!isInline) endBlock(element);
  }

  function visit(node: Node, parent: Element, isInLink: boolean): void {
    if (node.type === 'text') visitText(node, isInLink);
    else if ('attribs' in node) visitElement(node, parent, isInLink);
  }

  for (const child of root.children) visit(child, root, false);
  endBlock(root);
  return blocks;
}

/** Returns the text of an element as one line. */
export function textOf($: CheerioAPI, element: Element): string {
  const texts = blocksOf($, element).filter(({ what }) => what !== 'Label');
  return texts.map(({ text }) => text).join(' ');
}

/** Returns whether a block is a number with a unit, such as `346 MWh a year`. */
export function isFigure({ what, text, isLink }: Block): boolean {
  const isShort = text.length <= 24 && text.split(' ').length <= 5;
  return what === 'Text' && !isLink && isShort && FIGURE.test(text) && !/[!?:;]|\.$/.test(text);
}

/**
 * Returns the label of a figure: its row and column in a table, its term in a list, the text after it, or the
 * heading before it.
 */
export function figureLabel($: CheerioAPI, blocks: readonly Block[], figure: Block): string {
  const cell = $(figure.element).closest('td');
  if (cell.length > 0) {
    const column = cell.closest('table').find('thead th').eq(cell.index());
    return plain(`${cell.siblings('th').first().text()}, ${column.text()}`);
  }
  const term = $(figure.element).closest('dd').prevAll('dt').first();
  if (term.length > 0) return plain(term.text());
  const at = blocks.indexOf(figure);
  const next = blocks[at + 1];
  if (next?.what === 'Text' && !isFigure(next)) return next.text;
  return blocks.slice(0, at).findLast(({ what }) => what === 'Heading')?.text ?? '';
}
