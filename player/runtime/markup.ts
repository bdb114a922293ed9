/** Attributes by name. An attribute whose value is `undefined` is absent. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * An element as data. The selector contains its name and its class, such as `div.player-stage`. Siblings have different
 * selectors. An element whose attributes are `null` is absent. Children that other modules add, such as the animation,
 * are not listed.
 */
export type Markup = readonly [
  selector: string,
  attributes: Attributes | null,
  children?: readonly Markup[],
  text?: string,
];

/** Returns the HTML of an element; an empty string if it is absent. */
export function toHtml([selector, attributes, children = [], text = '']: Markup): string {
  if (!attributes) return '';
  const [name, className] = selector.split('.');
  const written = Object.entries({ class: className, ...attributes }).map(([attribute, value]) =>
    value === undefined ? '' : ` ${attribute}="${escaped(value)}"`,
  );
  const end = name === 'img' ? '' : `${escaped(text)}${children.map(toHtml).join('')}</${name}>`;
  return `<${name}${written.join('')}>${end}`;
}

const escaped = (value: unknown) =>
  String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Updates an element and its children, and adds and removes children.
 * @param previous what the element shows. Attributes and text that haven't changed since are left alone, because
 *   the app or a translation tool might have changed them. If it isn't given, compares with the element.
 */
export function patch(target: Element, [, next, children = [], text]: Markup, previous?: Markup) {
  const before = previous?.[1];
  for (const name of Object.keys({ ...before, ...next })) {
    const value = next?.[name];
    if (before && before[name] === value) continue;
    if (value === undefined) target.removeAttribute(name);
    // Setting an attribute to the value that it already has would load an image again.
    else if (target.getAttribute(name) !== String(value)) target.setAttribute(name, String(value));
  }
  if (text && text !== previous?.[3]) target.textContent = text;
  let index = 0;
  for (const [at, child] of children.entries()) {
    const [selector, attributes] = child;
    const found = [...target.children].find((one) => one.matches(selector));
    if (!attributes) found?.remove();
    else {
      const shown = found ?? createElement(target, selector);
      patch(shown, child, found && previous?.[2]?.[at]);
      if (!found) target.insertBefore(shown, target.children[index] ?? null);
      index += 1;
    }
  }
}

function createElement({ ownerDocument, namespaceURI }: Element, selector: string): Element {
  const [name = '', className] = selector.split('.');
  const created = ownerDocument.createElementNS(name === 'svg' ? SVG : namespaceURI, name);
  if (className) created.setAttribute('class', className);
  return created;
}
