import type { PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import {
  ANIMATION_CLASS,
  type Attributes,
  backgroundAttributes,
  boxAttributes,
  hoverButtonAttributes,
  posterAttributes,
  rootAttributes,
  stageAttributes,
} from './attributes';

/** An element as data. */
export type Markup = { name: string; attributes: Attributes; children: readonly Markup[] };

const SVG = 'http://www.w3.org/2000/svg';

const element = (
  name: string,
  attributes: Attributes,
  ...children: (Markup | '' | false | undefined)[]
): Markup => ({
  name,
  attributes,
  children: children.filter((child) => typeof child === 'object'),
});

/** Returns the elements of a player without controls. `Player` in ui/player.tsx renders the same elements. */
export function playerMarkup(settings: PlayerSettings, view: PlayerView): Markup {
  const { id, className, label, poster, hover } = settings;
  return element(
    'div',
    { class: `player ${className}`, ...rootAttributes(view) },
    element(
      'div',
      { class: 'player-stage', id, ...stageAttributes(settings, view) },
      element(
        'svg',
        { class: 'player-box', ...boxAttributes(settings) },
        element('rect', backgroundAttributes(settings, view)),
      ),
      poster && element('img', { class: 'player-poster', ...posterAttributes(settings) }),
      element('div', { class: ANIMATION_CLASS }),
    ),
    hover &&
      element('button', {
        class: 'player-hover',
        tabindex: label ? undefined : -1,
        ...hoverButtonAttributes(settings, view),
      }),
  );
}

/** Creates the elements that the markup describes. */
export function createElements(document: Document, { name, attributes, children }: Markup): Element {
  const isSvg = name === 'svg' || name === 'rect';
  const created = isSvg ? document.createElementNS(SVG, name) : document.createElement(name);
  setAttributes(created, attributes);
  created.append(...children.map((child) => createElements(document, child)));
  return created;
}

/** Returns the HTML of the elements that the markup describes. */
export function toHtml({ name, attributes, children }: Markup): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`);
  const end = name === 'img' ? '' : `${children.map(toHtml).join('')}</${name}>`;
  return `<${name}${written.join('')}>${end}`;
}

const escaped = (value: unknown) =>
  String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Sets the attributes of an element, and removes those whose value is `undefined`. Doesn't set an attribute to the
 * value that it already has, because this would load an image again.
 */
export function setAttributes(element: Element | null | undefined, attributes: Attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element?.removeAttribute(name);
    else if (element?.getAttribute(name) !== String(value)) element?.setAttribute(name, String(value));
}
