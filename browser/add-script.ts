import type { ScriptSettings } from './protocol';

/** Adds a script to an element when the page is idle. */
export function addScript({ src, integrity, attributes }: ScriptSettings, parent: Element) {
  const add = () => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    parent.append(script);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(add);
  else setTimeout(add, 200);
}
