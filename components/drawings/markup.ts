import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Attributes = Record<string, unknown> & { children?: ReactNode };

/**
 * A drawing's elements as SVG text. React then carries a drawing as one string, and takes a page over without walking
 * thousands of lines that never change. (react-dom/server would do it, but server components may not use it.)
 * @throws when a component is asynchronous or an attribute is no text or number
 */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return node.map(markup).join('');
  if (!isValidElement(node)) throw new Error('A drawing holds something that is neither an element nor text');
  return element(node as ReactElement<Attributes>);
}

function element({ type, props }: ReactElement<Attributes>): string {
  if (type === Fragment) return markup(props.children);
  if (typeof type === 'function') return markup((type as (props: Attributes) => ReactNode)(props));
  const { children, ...attributes } = props;
  const inner = markup(children);
  const opening = `<${type}${Object.entries(attributes).map(attribute).join('')}`;
  return inner ? `${opening}>${inner}</${type}>` : `${opening}/>`;
}

function attribute([name, value]: [string, unknown]): string {
  if (value === undefined || value === false) return '';
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new Error(`The attribute ${name} of a drawing is ${typeof value}; it must be text or a number`);
  }
  return ` ${attributeName(name)}="${escaped(String(value))}"`;
}

/** React's name of an SVG attribute, as SVG writes it: `strokeWidth` is `stroke-width`. */
function attributeName(name: string): string {
  return name === 'className' ? 'class' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
