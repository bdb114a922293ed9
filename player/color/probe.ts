/** Red, green and blue, which are from 0 to 255 in sRGB, and the opacity from 0 to 1. */
export type Rgba = { r: number; g: number; b: number; opacity: number };

export type Probe = {
  /** The element to add to the page. It is invisible. */
  readonly host: HTMLElement;
  /** Returns the color that the host has in the page; `null` if it is no CSS color. */
  getColor(): Rgba | null;
};

/**
 * Creates an element whose color is a CSS color, with the variables and `currentColor` of the element that contains it.
 * @param onChange called when the color changes
 */
export function createProbe(css: string, onChange: () => void): Probe {
  const host = document.createElement('div');
  host.ariaHidden = 'true';
  // Override the rules of the page and of the player, which resets what the animation would inherit.
  host.style.cssText = 'all:unset!important;position:absolute!important';
  const inner = document.createElement('div');
  // In forced-colors mode, the color would otherwise be a system color. With a step, the color is new from the start.
  inner.style.cssText = 'forced-color-adjust:none;transition:color 1ms step-start';
  // The computed color of a mixture is in sRGB. Old browsers support neither mixtures nor other color spaces.
  for (const color of [css, `color-mix(in srgb, ${css}, ${css})`]) inner.style.color = color;
  // On a busy machine, the color can still be the old one, or none, when the transition starts.
  Object.assign(inner, { ontransitionrun: onChange, ontransitionend: onChange });
  // In a shadow tree, no rules of the page apply, such as those that end all transitions.
  host.attachShadow({ mode: 'open' }).append(inner);
  return { host, getColor: () => (inner.style.color ? parse(getComputedStyle(inner).color) : null) };
}

/** Parses a computed color, such as `rgba(255, 0, 0, 0.5)` or `color(srgb 1 none 0 / 0.5)`. */
function parse(color: string): Rgba {
  const unit = color.startsWith('color') ? 255 : 1;
  const numbers = color.match(/-?[\d.]+(e-?\d+)?|none/g) ?? [];
  const [r = 0, g = 0, b = 0, opacity = 1] = numbers.map((part) => Number.parseFloat(part) || 0);
  return { r: Math.round(r * unit), g: Math.round(g * unit), b: Math.round(b * unit), opacity };
}
