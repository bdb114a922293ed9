/** Attributes by name. An attribute whose value is `undefined`, `false` or `null` is absent. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Falsy = '' | false | null | undefined;

/**
 * An element as data. The selector contains its name and its class, such as `div.player-stage`. Siblings have different
 * selectors. If `attributes` is missing or falsy, the element is absent. Children that other modules add, such as the
 * animation, are not listed.
 */
export type Markup = readonly [
  selector: string,
  attributes?: Attributes | Falsy,
  children?: readonly Markup[],
  text?: string,
];

/** Returns the HTML of an element; an empty string if it is absent. */
export function toHtml([selector, attributes, children = [], text = '']: Markup): string {
  if (!attributes) return '';
  const [name, className] = selector.split('.');
  const written = Object.entries({ class: className, ...attributes }).map(([attribute, value]) =>
    isPresent(value) ? ` ${attribute}="${escaped(value)}"` : '',
  );
  const end = name === 'img' ? '' : `${escaped(text)}${children.map(toHtml).join('')}</${name}>`;
  return `<${name}${written.join('')}>${end}`;
}

const isPresent = (value: Attributes[string]) => (value ?? false) !== false;

const escaped = (value: unknown) =>
  `${value}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Updates an element and its children, and adds and removes children.
 * @param previous what the element shows. Attributes and text that haven't changed since are left alone, because
 *   the app or a translation tool might have changed them. If it isn't given, compares with the element.
 */
export function patch(target: Element, [, next, children = [], text]: Markup, previous?: Markup) {
  const before = previous?.[1] || null;
  for (const name of Object.keys({ ...before, ...next })) {
    const value = next ? next[name] : undefined;
    if (before && before[name] === value) continue;
    if (!isPresent(value)) target.removeAttribute(name);
    // Setting an attribute to the value that it already has would load an image again.
    else if (target.getAttribute(name) !== `${value}`) target.setAttribute(name, `${value}`);
  }
  if (text && text !== previous?.[3]) target.textContent = text;
  for (const [index, child] of children.entries()) {
    const [selector, attributes] = child;
    const found = [...target.children].find((one) => one.matches(selector));
    if (attributes) patch(found ?? addElement(target, selector), child, found && previous?.[2]?.[index]);
    else found?.remove();
  }
}

function addElement(parent: Element, selector: string): Element {
  const { ownerDocument, namespaceURI } = parent;
  const [name = '', className] = selector.split('.');
  const created = ownerDocument.createElementNS(name === 'svg' ? SVG : namespaceURI, name);
  if (className) created.setAttribute('class', className);
  return parent.appendChild(created);
}
