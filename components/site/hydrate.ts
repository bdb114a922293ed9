/**
 * Runs inline in every page, before the framework. It loads the framework's scripts and the page's data, which the
 * attributes of its own tag name, at the first interaction event, or before it when a part with
 * `data-hydrate="visible"` comes near view or the address names a case, and then lets React hydrate the page. From then on
 * it also requests what an animation near view needs. What failed to load is requested again at the next interaction that
 * is more than a moving pointer or a key. Clicks and submits in parts with `data-hydrate`, as long as React has not hydrated
 * them, are queued and replayed. Links, dialogs and disclosures are native and need no React.
 */
(() => {
  type Framework = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] };
  const framework: Framework = globalThis;
  /** How far outside the view something is near it, in pixels. */
  const NEAR = 300;
  /** Milliseconds by which the worker's script, which has a high priority, lets the framework's scripts go first. */
  const WORKER_DELAY = 100;
  /** Workers by URL; the player sets the URLs of those that it has taken or started to `null`. */
  const workers = new Map<string, Worker | null>();
  Object.assign(globalThis, { playerWorkers: workers });
  const {
    data = '',
    build = '',
    start = '',
    scripts = '',
    player = '',
  } = document.currentScript?.dataset ?? {};
  let interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'online'];
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const queue: { element: Element; replay: () => void }[] = [];
  const loading = new Map<string, Promise<void>>();
  const preloaded = new Set<string>();

  // React sets a property of its own on an element while it hydrates; handlers answer once the whole root is done.
  const isHydrated = (element: Element) => {
    const { hydrated } = document.documentElement.dataset;
    // Where the browser knows no commands, their fallback is installed last.
    const needsFallback = !knowsCommands && element.hasAttribute('commandfor');
    const isReady = needsFallback ? hydrated === 'complete' : hydrated !== undefined;
    return isReady && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };

  const listen = (on: boolean) => {
    for (const type of interactionEvents) (on ? addEventListener : removeEventListener)(type, hydrate, true);
  };

  let isHydrating = false;

  async function hydrate(reason: unknown) {
    // The first interaction counts also in a page that hydrated before it: styles wait for it.
    if (reason instanceof Event) {
      document.documentElement.dataset.interacted = '';
      listen(false);
    }
    if (isHydrating) return;
    isHydrating = true;
    domReady().then(watchAnimations);
    try {
      const [payload] = await Promise.all([loadData(), domReady(), ...scripts.split(' ').map(loadScript)]);
      showOwnAddress();
      framework.__next_f = [[0], [1, payload]];
    } catch {
      // The page stays as it was served.
      for (const { element } of queue) announce(element, element.querySelector('noscript')?.textContent);
      isHydrating = false;
      listen(false);
      // These two fire at each movement and each key: what stays lost would be requested without end.
      interactionEvents = interactionEvents.filter((type) => type !== 'pointermove' && type !== 'keydown');
      listen(true);
      return;
    }
    for (const { element } of queue) announce(element);
    framework.TURBOPACK?.push(JSON.parse(start));
  }

  /** Preloads what each animation needs as soon as it is near view, in parallel with what hydrates the page. */
  function watchAnimations() {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          preloadPlayer(target as HTMLElement);
        }
      },
      { rootMargin: `${NEAR}px` },
    );
    for (const place of document.querySelectorAll<HTMLElement>('[data-animation]')) {
      const { top, bottom, width } = place.getBoundingClientRect();
      // An observer reports only after the next frame, which may be long.
      if (width > 0 && top < innerHeight + NEAR && bottom > -NEAR) preloadPlayer(place);
      else observer.observe(place);
    }
  }

  /**
   * Requests the player's scripts and an animation, and starts the worker that draws it. The player requests again what
   * fails, and reports it.
   */
  function preloadPlayer({ dataset: { src = '', worker = '' } }: HTMLElement) {
    for (const script of player.split(' ')) {
      // The framework may have added it before.
      if (!document.querySelector(`script[src="${script}"]`)) loadScript(script).catch(() => {});
    }
    if (!preloaded.has(src)) {
      preloaded.add(src);
      const preload = {
        rel: 'preload',
        as: 'fetch',
        crossOrigin: 'anonymous',
        fetchPriority: 'low',
        href: src,
      };
      document.head.append(Object.assign(document.createElement('link'), preload));
    }
    setTimeout(startWorker, WORKER_DELAY, new URL(worker, document.baseURI).href);
  }

  /** Starts a worker for the player, which takes it (player/HOSTING.md). Browsers don't preload workers. */
  function startWorker(url: string) {
    if (workers.has(url) || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return;
    const worker = new Worker(url, { type: 'module', name: 'player' });
    worker.onerror = () => workers.delete(url);
    workers.set(url, worker);
  }

  /** Resolves once the HTML is parsed: React would add what an incomplete page lacks. */
  function domReady() {
    return new Promise<unknown>((resolve) => {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
      else resolve(null);
    });
  }

  /** The router's data for this page. @throws when it did not come or belongs to another build */
  async function loadData() {
    // A host may let browsers cache this file, so the cached one may be another build's.
    const answer = await fetch(data, { cache: 'no-cache' });
    const text = await answer.text();
    if (!text.includes(`"b":"${build}"`)) {
      if (answer.ok) reloadOnce();
      throw new Error(`${data}: ${answer.status}`);
    }
    return text;
  }

  /** Replaces another spelling of the page's address, as /profile.html: by that the router would draw another page. */
  function showOwnAddress() {
    const own = data.replace(/(\/)index\.txt$|\.txt$/, '$1');
    if (location.pathname !== own)
      history.replaceState(history.state, '', own + location.search + location.hash);
  }

  /** Loads the page of the newer build, once, since its data doesn't fit this page's scripts; not over typed text. */
  function reloadOnce() {
    // A radio button's value is `on` and was never typed.
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox]), textarea',
    );
    const isTyped = [...boxes].some(({ value, defaultValue }) => value !== defaultValue);
    if (isTyped || history.state?.reloadedFrom === build) return;
    history.replaceState({ ...history.state, reloadedFrom: build }, '');
    location.reload();
  }

  /** Adds a script once; a failed one is added again when it is asked for again. */
  function loadScript(src: string) {
    const promise =
      loading.get(src) ??
      new Promise<void>((resolve, reject) => {
        // By src and async React recognises the scripts that it would add itself.
        const element = Object.assign(document.createElement('script'), { src, async: true });
        element.addEventListener('load', () => resolve());
        element.addEventListener('error', () => {
          loading.delete(src);
          element.remove();
          reject(new Error(src));
        });
        document.head.append(element);
      });
    loading.set(src, promise);
    return promise;
  }

  /** Writes a form's status: the notice for browsers without scripts, or nothing, which is what React expects. */
  function announce(form: Element, markup = '') {
    const status = form.querySelector('[role=status]');
    if (status) status.innerHTML = markup;
  }

  /**
   * Queues an event for replay. React must not see it: it may have hydrated the root but not yet this element. Nor does the browser
   * act on it: it would open a popover that is empty, which the replay then closes.
   */
  function enqueue(event: Event, element: Element, replay: () => void) {
    event.stopImmediatePropagation();
    event.preventDefault();
    // Also after a failure: whoever sends a form is told.
    hydrate(event);
    if (queue.some((other) => other.element === element)) return;
    queue.push({ element, replay });
    if (queue.length === 1) setTimeout(drainQueue, 50);
  }

  function drainQueue() {
    for (const item of queue.filter(({ element }) => isHydrated(element) || !element.isConnected)) {
      queue.splice(queue.indexOf(item), 1);
      item.replay();
    }
    if (queue.length > 0) setTimeout(drainQueue, 50);
  }

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button || button.form || isHydrated(button)) return;
      const needsReact = knowsCommands ? '[data-hydrate] *' : '[data-hydrate] *, [commandfor]';
      // React never hydrates what a snippet adds.
      if (button.matches(needsReact) && !button.closest('[data-snippet]'))
        enqueue(event, button, () => button.click());
    },
    true,
  );

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // With a key it opens elsewhere.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // The skip link leaves no entry in the history, to which the browser would return with the focus on the main part.
    if (link.matches('[href="#main"]')) {
      event.preventDefault();
      const main = document.querySelector('main');
      main?.scrollIntoView();
      main?.focus({ preventScroll: true });
    }
    // A link inside a dialog closes the dialog.
    link.closest('dialog')?.close();
    // For going back to return the focus to it: React does not listen yet.
    if (!('hydrated' in document.documentElement.dataset)) link.dataset.followedFrom = location.href;
  });

  // Back and forward close dialogs too: they would stand over the other page.
  addEventListener('popstate', () => {
    document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => {
      dialog.close();
    });
  });

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isHydrated(form)) return;
      enqueue(event, form, () => form.requestSubmit());
    },
    true,
  );

  // From a player that the router adds (components/ui/lazy-player.tsx).
  addEventListener('animationnear', ({ target }) => preloadPlayer(target as HTMLElement));

  listen(true);
  // Not before the load event: what the page opens with is painted first.
  addEventListener('load', () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        hydrate(null);
      },
      { rootMargin: `${NEAR}px` },
    );
    for (const part of document.querySelectorAll('[data-hydrate=visible]')) observer.observe(part);
    // A case that the address names is opened by scripts.
    if (document.getElementById(location.hash.slice(1))?.matches('dialog[data-shared]')) hydrate(null);
  });
})();
