/** The widths that each page is designed for, in CSS pixels. */
export const widths = [320, 390, 768, 1280, 1920] as const;

/** The widths that every test run covers. */
export const sampleWidths: readonly number[] = [390, 1280];

export const schemes = ['light', 'dark'] as const;

/** Returns the visible text of the open page, and of each dialog, that extends beyond its box or the page. */
export function overflowingTexts(): string[] {
  const overflowing: string[] = [];
  for (const root of [document.body, ...document.querySelectorAll('dialog')]) {
    if (root instanceof HTMLDialogElement) root.showModal();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      let box = text.parentElement;
      if (!text.nodeValue?.trim() || !box?.checkVisibility()) continue;
      if (box.closest('svg, .sr-only, .skip-link, .player')) continue;
      while (box && getComputedStyle(box).display.startsWith('inline') && box.tagName !== 'BUTTON')
        box = box.parentElement;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const around = box?.getBoundingClientRect() ?? new DOMRect();
      const isBeyondPage =
        right > document.documentElement.clientWidth + 1 && !text.parentElement?.closest('.carousel');
      if (left < around.left - 1 || right > around.right + 1 || isBeyondPage)
        overflowing.push(`${text.nodeValue.trim().slice(0, 60)}: ${Math.round(right - around.right)} px`);
    }
    if (root instanceof HTMLDialogElement) root.close();
  }
  return overflowing;
}
