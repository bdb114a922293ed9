/** Translates the page and, from then on, each node that is added to it, as translation tools do. */
export function translation() {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });

  function translate() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(`${text.data}en`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
}

/** The parts of the page's state that its scripts must keep. */
export const pageState = () => ({
  parts: document.body.childElementCount,
  texts: [...document.querySelectorAll('h1, h2, footer a')].map(({ textContent }) => textContent),
  language: document.documentElement.lang,
  classes: document.documentElement.className,
  selected: String(getSelection()),
  open: document.querySelectorAll('details[open], dialog[open]').length,
  scrollY: Math.round(scrollY),
});
