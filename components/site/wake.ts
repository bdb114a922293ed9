/**
 * Runs inline in every page, before the framework: what the framework needs is named in this script's own tag, and is
 * fetched when the page is idle, or at the first sign of a visitor. What is pressed or sent before React has taken an
 * element over is kept, and done again once it has. Links, dialogs and disclosures work without React.
 */
(() => {
  type Framework = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] };
  const framework: Framework = globalThis;
  const { data = '', start = '', scripts = '' } = document.currentScript?.dataset ?? {};
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const kept: { element: Element; again: () => void }[] = [];

  // React marks an element with a property of its own while it works on the page; it answers once all of that is done.
  const isTaken = (element: Element) =>
    'awake' in document.documentElement.dataset &&
    Object.keys(element).some((key) => key.startsWith('__reactProps'));

  const listen = (on: boolean) => {
    for (const sign of signs) (on ? addEventListener : removeEventListener)(sign, wake, true);
  };

  let isAwake = false;
  let loaded: Promise<unknown> | undefined;

  async function wake(reason: unknown) {
    if (isAwake) return;
    isAwake = true;
    if (reason instanceof Event) document.documentElement.dataset.visited = '';
    listen(false);
    loaded ??= load();
    try {
      const answer = await fetch(data);
      if (!answer.ok) throw new Error(`${data}: ${answer.status}`);
      framework.__next_f = [[0], [1, await answer.text()]];
    } catch {
      // The page stays as it was served; the next sign tries again.
      isAwake = false;
      listen(true);
      return;
    }
    await loaded;
    // Each in a task of its own: with the last script's compiling they would be one long task.
    for (const step of JSON.parse(start)) setTimeout(() => framework.TURBOPACK?.push(step));
  }

  function load() {
    // By src and async React recognises the scripts that it would add itself.
    const elements = scripts
      .split(' ')
      .map((src) => Object.assign(document.createElement('script'), { src, async: true }));
    const loading = elements.map((element) => new Promise((done) => element.addEventListener('load', done)));
    document.head.append(...elements);
    return Promise.all(loading);
  }

  function keep(element: Element, again: () => void) {
    if (kept.some((other) => other.element === element)) return;
    kept.push({ element, again });
    if (kept.length === 1) setTimeout(repeat, 50);
  }

  function repeat() {
    for (const one of kept.filter(({ element }) => isTaken(element) || !element.isConnected)) {
      kept.splice(kept.indexOf(one), 1);
      one.again();
    }
    if (kept.length > 0) setTimeout(repeat, 50);
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || button.form || isTaken(button) || (knowsCommands && button.commandForElement)) return;
      keep(button, () => button.click());
    },
    true,
  );

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isTaken(form)) return;
      event.preventDefault();
      keep(form, () => form.requestSubmit());
    },
    true,
  );

  listen(true);
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
    else setTimeout(wake, 500, null);
  });
})();
