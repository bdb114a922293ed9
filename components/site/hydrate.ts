/** The bootstrap script of Next (scripts/export/page-html.ts). */
declare const startFramework: () => void;

/**
 * Runs inline in every page, before the framework. It loads the scripts that its attributes list at the first
 * interaction event, or earlier if a part with `data-hydrate="visible"` comes near the viewport or the address
 * names a case. Then React hydrates the page. From then on it also requests what an animation near the viewport
 * needs. Scripts that failed to load are requested again at the next interaction other than a pointer move or a
 * key press. Clicks and submits in parts with `data-hydrate` are queued until the part has set `data-hydrated`
 * (components/ui/mark-hydrated.ts), and then replayed. Links, dialogs and disclosures need no React.
 */
(() => {
  /** How far outside the viewport an element counts as near, in pixels. */
  const NEAR = 300;
  /** Milliseconds by which the worker's script starts after the framework's, because it has a higher priority. */
  const WORKER_DELAY = 100;
  /** Workers by URL. The player sets a URL to `null` when it has taken or started its worker. */
  const workers = new Map<string, Worker | null>();
  Object.assign(globalThis, { playerWorkers: workers });
  const { path = '', scripts = '', player = '' } = document.currentScript?.dataset ?? {};
  let interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'online'];
  // React doesn't hydrate what a third-party script adds. Without `command` support, a polyfill opens dialogs.
  const pending = `[data-hydrate]:not([data-hydrated], [data-snippet])${
    'commandForElement' in HTMLButtonElement.prototype
      ? ''
      : ', html:not([data-hydrated=complete]) [commandfor]'
  }`;
  const queue: { element: Element; replay: () => void }[] = [];
  const loading = new Map<string, Promise<void>>();
  const preloaded = new Set<string>();

  const listen = (on: boolean) => {
    for (const type of interactionEvents) (on ? addEventListener : removeEventListener)(type, hydrate, true);
  };

  let isHydrating = false;

  async function hydrate(reason: unknown) {
    // Also on a page that has hydrated already: styles wait for the first interaction.
    if (reason instanceof Event) {
      document.documentElement.dataset.interacted = '';
      listen(false);
    }
    if (isHydrating) return;
    isHydrating = true;
    domReady().then(watchAnimations);
    try {
      await Promise.all([domReady(), ...scripts.split(' ').map(loadScript)]);
    } catch (error) {
      // The page stays as it was served.
      for (const { element } of queue) announce(element, element.querySelector('noscript')?.textContent);
      isHydrating = false;
      listen(false);
      // These two fire very often, and would request a missing script endlessly.
      interactionEvents = interactionEvents.filter((type) => type !== 'pointermove' && type !== 'keydown');
      listen(true);
      return reloadIfRemoved((error as Error).message);
    }
    for (const { element } of queue) announce(element);
    showOwnAddress();
    startFramework();
  }

  /** Preloads what each animation needs when it comes near the viewport, in parallel with hydration. */
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
      // An observer reports only after the next frame, which may be late.
      if (width > 0 && top < innerHeight + NEAR && bottom > -NEAR) preloadPlayer(place);
      else observer.observe(place);
    }
  }

  /**
   * Requests the player's scripts and an animation, and starts the worker that renders it. The player repeats failed
   * requests, and reports them.
   */
  function preloadPlayer({ dataset: { src = '', worker = '' } }: HTMLElement) {
    for (const script of player.split(' ')) {
      // The framework may have added the script already.
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

  /** Starts a worker for the player to take (player/HOSTING.md). Browsers don't preload workers. */
  function startWorker(url: string) {
    if (workers.has(url) || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return;
    const worker = new Worker(url, { type: 'module', name: 'player' });
    worker.onerror = () => workers.delete(url);
    workers.set(url, worker);
  }

  /** Resolves when the HTML is parsed, because React would add what is missing from an incomplete page. */
  function domReady() {
    return new Promise<unknown>((resolve) => {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
      else resolve(null);
    });
  }

  /** The dialog that the address names. */
  function namedDialog() {
    const element = document.getElementById(location.hash.slice(1));
    return element instanceof HTMLDialogElement && element.dataset.shared !== undefined ? element : null;
  }

  /**
   * Opens the dialog that the address names, before the page is painted. The dialog has the focus: its first link
   * would show a focus ring. On closing, the focus returns to the button that opens the dialog.
   */
  function openNamedDialog() {
    const dialog = namedDialog();
    if (!dialog) return;
    dialog.closest('article')?.scrollIntoView({ behavior: 'instant' });
    document
      .querySelector<HTMLElement>(`[command=show-modal][commandfor="${dialog.id}"]`)
      ?.focus({ preventScroll: true });
    dialog.showModal();
    dialog.focus();
    dialog.dataset.shared = 'opened';
  }

  /** Shows the title of a dialog that has an address in the browser's tab while it is open. */
  function showTitle({ target }: Event) {
    if (!(target instanceof HTMLDialogElement) || target.dataset.shared === undefined) return;
    const title = document.querySelector('title');
    if (!title) return;
    const { own = document.title } = title.dataset;
    if (target.open) {
      title.dataset.own = own;
      document.title = `${target.querySelector('h2')?.textContent} · ${own}`;
    } else {
      document.title = own;
      delete title.dataset.own;
    }
  }

  /** Replaces other spellings of the page's URL, such as /profile.html, for which the router would render another page. */
  function showOwnAddress() {
    if (location.pathname !== path)
      history.replaceState(history.state, '', path + location.search + location.hash);
  }

  /** Reloads the page once if a deploy has removed a script, unless the user has typed something. */
  async function reloadIfRemoved(src: string) {
    const { status } = await fetch(src, { method: 'HEAD' }).catch(() => ({ status: 0 }));
    // A radio button's value is `on`, which the user hasn't typed.
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox]), textarea',
    );
    const isTyped = [...boxes].some(({ value, defaultValue }) => value !== defaultValue);
    if (status !== 404 || isTyped || history.state?.reloadedFrom === scripts) return;
    history.replaceState({ ...history.state, reloadedFrom: scripts }, '');
    location.reload();
  }

  /** Adds a script once. A failed script is added again at the next request. */
  function loadScript(src: string) {
    const promise =
      loading.get(src) ??
      new Promise<void>((resolve, reject) => {
        // React recognizes scripts that it would add itself by `src` and `async`.
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

  /** Sets a form's status: the notice for browsers without scripts, or nothing, which React expects. */
  function announce(form: Element, markup = '') {
    const status = form.querySelector('[role=status]');
    if (status) status.innerHTML = markup;
  }

  /**
   * Queues an event for replay, and hides it from React, which may have hydrated the root but not this element. Also
   * prevents the browser's default action, which would open an empty popover that the replay would close.
   */
  function enqueue(event: Event, element: Element, replay: () => void) {
    event.stopImmediatePropagation();
    event.preventDefault();
    // Also after a failure, so that a form can report it.
    hydrate(event);
    if (queue.some((other) => other.element === element)) return;
    queue.push({ element, replay });
    if (queue.length === 1) setTimeout(drainQueue, 50);
  }

  function drainQueue() {
    for (const item of queue.filter(({ element }) => !element.closest(pending) || !element.isConnected)) {
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
      if (button?.closest(pending) && !button.form) enqueue(event, button, () => button.click());
    },
    true,
  );

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // With a modifier key, the link opens in another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // The skip link adds no history entry, to which the browser would return with the main part focused.
    if (link.matches('[href="#main"]')) {
      event.preventDefault();
      const main = document.querySelector('main');
      main?.scrollIntoView();
      main?.focus({ preventScroll: true });
    }
    // A link inside a dialog closes the dialog.
    link.closest('dialog')?.close();
    // Marks the link for the focus after Back, because React doesn't listen yet.
    if (!('hydrated' in document.documentElement.dataset)) link.dataset.followedFrom = location.href;
  });

  // Closes dialogs on back and forward. They would cover the other page.
  addEventListener('popstate', () => {
    document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => {
      dialog.close();
    });
  });

  document.addEventListener('toggle', showTitle, true);

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form instanceof HTMLFormElement && form.closest(pending))
        enqueue(event, form, () => form.requestSubmit());
    },
    true,
  );

  // Sent by a player that the router adds (components/ui/lazy-player.tsx).
  addEventListener('animationnear', ({ target }) => preloadPlayer(target as HTMLElement));

  listen(true);
  // After the load event, so that the first view is painted first.
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
    // deep-linked-dialogs.ts removes the fragment when the dialog closes.
    if (namedDialog()) hydrate(null);
  });
  domReady().then(openNamedDialog);
})();
