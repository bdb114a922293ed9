/**
 * Runs inline in every page, before the framework: what the framework needs is named in this script's own tag, and is
 * fetched when the page is idle, or at the first sign of a visitor; what did not come is asked for again at the next
 * sign that is more than a moving pointer or a key. What is pressed or sent before React has taken an element over is
 * kept, and done again once it has. Links, dialogs and disclosures work without React.
 */
(() => {
  type Framework = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] };
  const framework: Framework = globalThis;
  const { data = '', build = '', start = '', scripts = '' } = document.currentScript?.dataset ?? {};
  let signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'online'];
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const kept: { element: Element; again: () => void }[] = [];
  const brought = new Map<string, Promise<void>>();

  // React marks an element with a property of its own while it works on the page; it answers once all of that is done.
  const isTaken = (element: Element) => {
    const { awake } = document.documentElement.dataset;
    // Where the browser knows no commands, their fallback comes last.
    const isLast = !knowsCommands && element.hasAttribute('commandfor');
    const isReady = isLast ? awake === 'whole' : awake !== undefined;
    return isReady && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };

  const listen = (on: boolean) => {
    for (const sign of signs) (on ? addEventListener : removeEventListener)(sign, wake, true);
  };

  let isAwake = false;

  async function wake(reason: unknown) {
    // Heard once more where the page woke by itself: some of it waits for a visitor.
    if (reason instanceof Event) {
      document.documentElement.dataset.visited = '';
      listen(false);
    }
    if (isAwake) return;
    isAwake = true;
    try {
      const [payload] = await Promise.all([bringData(), whole(), ...scripts.split(' ').map(bring)]);
      showOwnAddress();
      framework.__next_f = [[0], [1, payload]];
    } catch {
      // The page stays as it was served.
      for (const { element } of kept) say(element, element.querySelector('noscript')?.textContent);
      isAwake = false;
      listen(false);
      // A moving pointer gives a sign at each element, typing at each key: what stays lost would be asked for without end.
      signs = signs.filter((sign) => sign !== 'pointerover' && sign !== 'keydown');
      listen(true);
      return;
    }
    for (const { element } of kept) say(element);
    // Each in a task of its own: with the last script's compiling they would be one long task.
    for (const step of JSON.parse(start)) setTimeout(() => framework.TURBOPACK?.push(step));
  }

  /** A page that is still arriving React would take for another than its own, and add what it misses. */
  function whole() {
    return new Promise<unknown>((done) => {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done);
      else done(null);
    });
  }

  async function bringData() {
    // What a host lets browsers keep for a while may be another build's.
    const answer = await fetch(data, { cache: 'no-cache' });
    const text = await answer.text();
    if (!text.includes(`"b":"${build}"`)) {
      if (answer.ok) reloadOnce();
      throw new Error(`${data}: ${answer.status}`);
    }
    return text;
  }

  /** A host may know other spellings, as /profile.html: by those the framework would draw another page than this. */
  function showOwnAddress() {
    const own = data.replace(/(\/)index\.txt$|\.txt$/, '$1');
    if (location.pathname !== own)
      history.replaceState(history.state, '', own + location.search + location.hash);
  }

  /** Another build stands there now: its data and this page's scripts don't go together. What was typed comes first. */
  function reloadOnce() {
    const isTyped = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    );
    if (isTyped || history.state?.left === build) return;
    history.replaceState({ ...history.state, left: build }, '');
    location.reload();
  }

  /** Adds a script, or again where it did not come. */
  function bring(src: string) {
    const coming =
      brought.get(src) ??
      new Promise<void>((done, lost) => {
        // By src and async React recognises the scripts that it would add itself.
        const element = Object.assign(document.createElement('script'), { src, async: true });
        element.addEventListener('load', () => done());
        element.addEventListener('error', () => {
          brought.delete(src);
          element.remove();
          lost(new Error(src));
        });
        document.head.append(element);
      });
    brought.set(src, coming);
    return coming;
  }

  /** Where a form answers: what it says to browsers without scripts, or nothing, as React expects to find it. */
  function say(form: Element, markup = '') {
    const status = form.querySelector('[role=status]');
    if (status) status.innerHTML = markup;
  }

  /** React, where it is awake already but not yet with all of the page, would do it once more. */
  function keep(event: Event, element: Element, again: () => void) {
    event.stopImmediatePropagation();
    // Again, where the press itself asked in vain: whoever sends is told.
    wake(event);
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
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || button.form || isTaken(button) || (knowsCommands && button.commandForElement)) return;
      // What a snippet brings React never takes.
      if (!button.closest('[data-snippet]')) keep(event, button, () => button.click());
    },
    true,
  );

  // A link inside a dialog leaves the dialog.
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('a[href]')?.closest('dialog')?.close();
  });

  // Back and forward lead out of it too: it would stand over the other page.
  addEventListener('popstate', () => {
    document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => {
      dialog.close();
    });
  });

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isTaken(form)) return;
      event.preventDefault();
      keep(event, form, () => form.requestSubmit());
    },
    true,
  );

  listen(true);
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 4000 });
    else setTimeout(wake, 500, null);
  });
})();
