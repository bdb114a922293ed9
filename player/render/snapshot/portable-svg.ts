import { formatHex } from '../../color/color';
import { convertCssColor } from '../../color/css-color';
import { LAYER_NAME } from '../../document/part-names';
import { UNBOUNDED_RECT } from '../fit';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

export type SvgProperties = {
  /** In animation pixels, like `height`. */
  width: number;
  height: number;
  /** A CSS color without variables. */
  background: string;
  /** A style sheet with the fonts that the animation contains. */
  fontRules: string;
  title: string;
};

/**
 * Copies lottie-web's SVG, and modifies the copy so that it looks the same in browsers, Inkscape and
 * rsvg-convert. Inkscape and rsvg-convert support fewer features than browsers. Image URLs are not changed.
 */
export function portableSvg(drawn: SVGSVGElement, properties: SvgProperties): SVGSVGElement {
  const svg = drawn.cloneNode(true) as SVGSVGElement;
  // lottie-web's inline style would make the SVG fill its parent element.
  svg.removeAttribute('style');
  for (const hidden of svg.querySelectorAll('[style*="display: none"]')) hidden.remove();
  removeNames(svg);
  // Isolate the layers, so that they blend with each other but not with the background.
  for (const layers of svg.querySelectorAll<SVGElement>(':scope > g')) layers.style.isolation = 'isolate';
  for (const element of svg.querySelectorAll('image, use')) setXlinkHref(element);
  for (const dashed of svg.querySelectorAll('[stroke-dasharray]')) removeEmptyDashes(dashed);
  for (const text of svg.querySelectorAll('[font-family]')) addFontFallback(text);
  convertAlphaMasks(svg);
  const { width, height, background, fontRules, title } = properties;
  const painted = convertCssColor(background);
  if (painted?.opacity) {
    const fill = { fill: formatHex(painted), 'fill-opacity': painted.opacity };
    svg.prepend(createElement('rect', { width, height, ...fill }));
  }
  if (fontRules) {
    const style = createElement('style', {});
    style.textContent = fontRules;
    svg.prepend(style);
  }
  const titleElement = createElement('title', {});
  titleElement.textContent = title;
  svg.prepend(titleElement);
  return svg;
}

/**
 * Sets `xlink:href`, the only link attribute that Inkscape reads. lottie-web sets the attribute without the
 * prefix `xlink`, and browsers would serialize it with a different prefix.
 */
function setXlinkHref(element: Element) {
  const href = element.getAttributeNS(XLINK, 'href') ?? element.getAttribute('href');
  element.removeAttributeNS(XLINK, 'href');
  if (href) element.setAttributeNS(XLINK, 'xlink:href', href);
}

/**
 * Removes dash patterns whose gaps all have a length of 0. Browsers draw such a pattern as a solid line, but
 * Inkscape draws gaps.
 */
function removeEmptyDashes(dashed: Element) {
  const lengths = (dashed.getAttribute('stroke-dasharray') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  // SVG repeats a list that has an odd number of lengths, so each length in such a list is the length of both
  // a dash and a gap.
  const gaps = lengths.length % 2 ? lengths : lengths.filter((_, index) => index % 2);
  if (gaps.every((gap) => gap === 0)) dashed.removeAttribute('stroke-dasharray');
}

/**
 * Adds a serif fallback font, like the default font of browsers. Without it, other viewers would replace a
 * missing font with a sans-serif font.
 */
function addFontFallback(text: Element) {
  const family = text.getAttribute('font-family');
  text.setAttribute('font-family', `${family}, Times New Roman, serif`);
}

/**
 * Converts alpha masks to luminance masks by painting their content white. Inkscape supports only luminance
 * masks.
 */
function convertAlphaMasks(svg: SVGSVGElement) {
  for (const mask of svg.querySelectorAll('mask[mask-type=alpha]')) {
    const id = `${mask.id}-white`;
    // Make the filter region practically unbounded, because a nested composition can be larger than the
    // animation.
    const filter = createElement('filter', { id, filterUnits: 'userSpaceOnUse', ...UNBOUNDED_RECT });
    filter.append(
      createElement('feColorMatrix', {
        type: 'matrix',
        values: '0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0',
      }),
    );
    const white = createElement('g', { filter: `url(#${id})` });
    white.append(...mask.childNodes);
    mask.append(white);
    mask.before(filter);
    mask.setAttribute('mask-type', 'luminance');
  }
}

function createElement(name: string, attributes: Record<string, string | number>) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/** Removes the names of layers, the classes and part names, because a page that contains the SVG could have rules for them. */
export function removeNames(svg: Element) {
  for (const named of svg.querySelectorAll(`[class], [part], [${LAYER_NAME}]`)) {
    named.removeAttribute('class');
    named.removeAttribute('part');
    named.removeAttribute(LAYER_NAME);
  }
}
