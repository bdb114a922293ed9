/**
 * Functions that change a page in the same way as browser extensions and blockers. Tests run all of them in
 * the page before its scripts load.
 */
export const extensionChanges: Record<string, () => void> = {
  'attributes on the document': () => {
    document.body.setAttribute('data-gr-ext-installed', '');
    document.body.style.top = '0px';
    document.documentElement.style.setProperty('--darkreader', '1');
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  },
  'styles and scripts in the head': () => {
    document.head.prepend(document.createElement('meta'));
    document.head.append(document.createElement('meta'));
    document.head.prepend(Object.assign(document.createElement('script'), { type: 'application/json' }));
  },
  'elements around the content of the body': () => {
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
    document.documentElement.append(document.createElement('com-1password-button'));
  },
  'icons around inputs': () => {
    for (const box of document.querySelectorAll('input, textarea')) {
      box.after(document.createElement('div'));
      box.before(document.createElement('div'));
    }
  },
  'letters added to each text node': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) (walker.currentNode as Text).data += 'en';
  },
  'links around numbers': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const match = /\d{2,}/.exec(text.data);
      if (!match || text.parentElement?.closest('script, style')) continue;
      const number = text.splitText(match.index);
      number.splitText(match[0].length);
      const link = Object.assign(document.createElement('a'), { href: 'tel:1' });
      number.replaceWith(link);
      link.append(number);
    }
  },
  'a highlight on part of the heading': () => {
    const text = document
      .createTreeWalker(document.querySelector('h1, footer') as Element, NodeFilter.SHOW_TEXT)
      .nextNode() as Text;
    const rest = text.splitText(2);
    const mark = document.createElement('mark');
    rest.replaceWith(mark);
    mark.append(rest);
  },
  'a removed picture': () => document.querySelector('main figure, main picture, main img')?.remove(),
};

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
