const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Of the whole file. */
export type Picture = { width: number; height: number; background: string; title: string };

/**
 * A copy of what lottie-web drew that looks the same in a file of its own: browsers, Inkscape and rsvg-convert agree on less
 * of SVG than browsers among themselves.
 */
export function portableSvg(drawn: SVGSVGElement, picture: Picture): SVGSVGElement {
  const svg = drawn.cloneNode(true) as SVGSVGElement;
  // Fits the root to its container.
  svg.removeAttribute('style');
  for (const hidden of svg.querySelectorAll('[style*="display: none"]')) hidden.remove();
  // Layers blend with each other, not with what is behind the picture.
  for (const layers of svg.querySelectorAll<SVGElement>(':scope > g')) layers.style.isolation = 'isolate';
  for (const element of svg.querySelectorAll('image, use')) linkAsInSvg1(element);
  for (const dashed of svg.querySelectorAll('[stroke-dasharray]')) removeEmptyDashes(dashed);
  for (const text of svg.querySelectorAll('[font-family]')) nameFallback(text);
  maskByLuminance(svg, picture);
  const { width, height, background, title } = picture;
  if (background !== 'transparent') svg.prepend(element('rect', { width, height, fill: background }));
  const name = element('title', {});
  name.textContent = title;
  svg.prepend(name);
  return svg;
}

/** lottie-web leaves the namespace's prefix to the browser, which numbers it; Inkscape reads the old attribute only. */
function linkAsInSvg1(element: Element) {
  const href = element.getAttributeNS(XLINK, 'href') ?? element.getAttribute('href');
  element.removeAttributeNS(XLINK, 'href');
  if (href) element.setAttributeNS(XLINK, 'xlink:href', href);
}

/** Dashes without gaps are a line; Inkscape draws gaps. */
function removeEmptyDashes(dashed: Element) {
  const lengths = (dashed.getAttribute('stroke-dasharray') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  // An odd number of lengths counts twice, so that each is a gap once.
  const gaps = lengths.length % 2 ? lengths : lengths.filter((_, index) => index % 2);
  if (gaps.every((gap) => gap === 0)) dashed.removeAttribute('stroke-dasharray');
}

/** Where a font is missing, browsers take a serif one and other viewers a sans-serif. */
function nameFallback(text: Element) {
  const family = text.getAttribute('font-family');
  text.setAttribute('font-family', `${family}, Times New Roman, serif`);
}

/** Inkscape knows masks by luminance only, where white lets through: each mask by alpha is painted white. */
function maskByLuminance(svg: SVGSVGElement, { width, height }: Picture) {
  for (const mask of svg.querySelectorAll('mask[mask-type=alpha]')) {
    const id = `${mask.id}-white`;
    const filter = element('filter', {
      id,
      filterUnits: 'userSpaceOnUse',
      x: -width,
      y: -height,
      width: 3 * width,
      height: 3 * height,
    });
    filter.append(
      element('feColorMatrix', { type: 'matrix', values: '0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0' }),
    );
    const white = element('g', { filter: `url(#${id})` });
    white.append(...mask.childNodes);
    mask.append(white);
    mask.before(filter);
    mask.setAttribute('mask-type', 'luminance');
  }
}

function element(name: string, attributes: Record<string, string | number>) {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}
