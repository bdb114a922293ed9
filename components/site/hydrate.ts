/** Runs Next's bootstrap script. Defined by scripts/export/page-html.ts. */
declare const startFramework: () => void;

/**
 * Runs inline in every page, before the framework loads. Loads the framework's scripts at the first
 * interaction. Loads them earlier if a part with `data-hydrate="visible"` is near the viewport, or if the URL
 * has a dialog's fragment. When the scripts have loaded, React hydrates the page.
 * Queues clicks and form submissions in parts with `data-hydrate`, and replays them when the part has
 * `data-hydrated` (components/ui/mark-hydrated.ts). Links, dialogs and disclosures work without React.
 * While the framework's scripts load, also preloads the resources of animations near the viewport. If the
 * user prefers to save data, scripts load only for a press, and nothing is preloaded.
 */
(() => {
  /** Elements within this distance of the viewport, in pixels, are considered near. */
  const NEAR = 300;
  /**
   * The delay in milliseconds before the worker starts. Browsers load a worker's script with a higher
   * priority than the framework's scripts, which should load first.
   */
  const WORKER_DELAY = 100;
  /**
   * The workers that this script has started, keyed by URL. When the player takes a worker from this map, or
   * starts one itself, it sets the value for the worker's URL to `null`.
   */
  const workers = new Map<string, Worker | null>();
  Object.assign(globalThis, { playerWorkers: workers });
  const { path = '', scripts = '', player = '' } = document.currentScript?.dataset ?? {};
  /**
   * Whether the user prefers to save data. Other modules read `data-saves-data`
   * (components/ui/saves-data.ts).
   */
  const savesData =
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  if (savesData) document.documentElement.dataset.savesData = '';
  // To save data, load scripts only for a press, because the rest of the page works without them.
  let interactionEvents = savesData
    ? ['click']
    : ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'online'];
  // Matches elements whose events are queued. The content of third-party scripts is excluded, because React
  // doesn't hydrate it. Links that copy a URL are included until deep-linked-dialogs.ts marks them. In browsers
  // without `command`, buttons that open dialogs are included until the polyfill has loaded.
  const pending = `:is([data-hydrate], [data-copied]):not([data-hydrated], [data-snippet])${
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
    // Set `data-interacted` even if the page is hydrated, because some styles apply only after the first
    // interaction.
    if (reason instanceof Event) {
      document.documentElement.dataset.interacted = '';
      listen(false);
    }
    if (isHydrating) return;
    isHydrating = true;
    if (!savesData) domReady().then(watchAnimations);
    try {
      await Promise.all([domReady(), ...scripts.split(' ').map(loadScript)]);
    } catch (error) {
      // Without the scripts, the page stays static. Show in each submitted form that it needs JavaScript.
      for (const { element } of queue) announce(element, element.querySelector('noscript')?.textContent);
      isHydrating = false;
      listen(false);
      // From now on, ignore frequent events, because each event would request the missing script again.
      interactionEvents = interactionEvents.filter((type) => type !== 'pointermove' && type !== 'keydown');
      listen(true);
      return reloadIfRemoved((error as Error).message);
    }
    for (const { element } of queue) announce(element);
    showOwnAddress();
    startFramework();
  }

  /** Preloads the resources of each animation that comes near the viewport, in parallel with hydration. */
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
      // Measure the position first, because an observer reports only after the next frame.
      if (width > 0 && top < innerHeight + NEAR && bottom > -NEAR) preloadPlayer(place);
      else observer.observe(place);
    }
  }

  /**
   * Preloads the player's scripts and an animation, and starts the worker that renders the animation. Errors
   * are ignored here, because the player later repeats failed requests and reports their errors.
   */
  function preloadPlayer({ dataset: { src = '', worker = '' } }: HTMLElement) {
    for (const script of player.split(' ')) {
      // Skip scripts that the framework has already added.
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

  /**
   * Starts the worker that the player will use (see player/HOSTING.md). docs/performance.md explains why the
   * worker's script is not preloaded instead.
   */
  function startWorker(url: string) {
    if (workers.has(url) || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return;
    const worker = new Worker(url, { type: 'module', name: 'player' });
    worker.onerror = () => workers.delete(url);
    workers.set(url, worker);
  }

  /**
   * Resolves when the browser has parsed the whole page. If React hydrated incomplete HTML, React would add
   * the missing elements.
   */
  function domReady() {
    return new Promise<unknown>((resolve) => {
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
      else resolve(null);
    });
  }

  /** Returns the dialog whose id is the URL's fragment. */
  function namedDialog() {
    const element = document.getElementById(location.hash.slice(1));
    return element instanceof HTMLDialogElement && element.dataset.shared !== undefined ? element : null;
  }

  /**
   * Before the first paint, opens the dialog whose id is the URL's fragment. First focuses the button that
   * opens this dialog, so that the browser returns the focus to the button when the dialog closes. Finally
   * focuses the heading if it has `autofocus`, or else the dialog itself. Otherwise, a link in the dialog
   * would have the focus ring.
   */
  function openNamedDialog() {
    const dialog = namedDialog();
    if (!dialog) return;
    dialog.closest('article')?.scrollIntoView({ behavior: 'instant' });
    document
      .querySelector<HTMLElement>(`[command=show-modal][commandfor="${dialog.id}"]`)
      ?.focus({ preventScroll: true });
    dialog.showModal();
    const heading = dialog.querySelector<HTMLElement>('[autofocus]');
    if (!heading) dialog.focus();
    // Later, Chromium focuses the dialog, because it is the target of the fragment.
    else dialog.addEventListener('focus', () => heading.focus({ preventScroll: true }), { once: true });
    dialog.dataset.shared = 'opened';
  }

  /** While a dialog with a URL is open, adds the dialog's title to `document.title`. */
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

  /**
   * Replaces an alternative URL of the page, such as /profile.html, with the page's own URL, because the
   * router would render a different page for the alternative URL.
   */
  function showOwnAddress() {
    if (location.pathname !== path)
      history.replaceState(history.state, '', path + location.search + location.hash);
  }

  /**
   * Reloads the page once if a new deployment has removed the script, unless the user has typed something.
   */
  async function reloadIfRemoved(src: string) {
    const { status } = await fetch(src, { method: 'HEAD' }).catch(() => ({ status: 0 }));
    // Exclude radio buttons and checkboxes, because users don't type into them.
    const boxes = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox]), textarea',
    );
    const isTyped = [...boxes].some(({ value, defaultValue }) => value !== defaultValue);
    if (status !== 404 || isTyped || history.state?.reloadedFrom === scripts) return;
    history.replaceState({ ...history.state, reloadedFrom: scripts }, '');
    location.reload();
  }

  /** Loads a script once. If loading fails, the next call tries again. */
  function loadScript(src: string) {
    const promise =
      loading.get(src) ??
      new Promise<void>((resolve, reject) => {
        // React compares `src` and `async` to recognize scripts that are already in the document.
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

  /**
   * Sets the status message of a form. The default message is empty, because React expects an empty message
   * when it hydrates the form.
   */
  function announce(form: Element, markup = '') {
    const status = form.querySelector('[role=status]');
    if (status) status.innerHTML = markup;
  }

  /**
   * Queues an event for replay. Stops the event, because React might already listen for events although it
   * has not hydrated this element. Prevents the default action. Otherwise, a click could open an empty
   * popover, and the replayed click would close it.
   */
  function enqueue(event: Event, element: Element, replay: () => void) {
    event.stopImmediatePropagation();
    event.preventDefault();
    // If the scripts have failed to load, try again. If this attempt fails too, a submitted form shows a
    // message.
    hydrate(event);
    // components/ui/load-player.ts checks this attribute.
    element.closest('[data-animation]')?.setAttribute('data-pressed', '');
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

  /**
   * Returns whether a modifier key is held. The browser then opens a clicked link in a different tab or window.
   */
  function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    return ctrlKey || metaKey || shiftKey || altKey;
  }

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const selector = hasModifier(event) ? 'button' : 'button, a[data-copied]';
      const control = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!control?.closest(pending) || (control as HTMLButtonElement).form) return;
      enqueue(event, control, () => control.click());
    },
    true,
  );

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || hasModifier(event)) return;
    // Handle the skip link without adding a history entry. Otherwise, when the user comes back to the page,
    // the main element would be focused instead of the link that the user followed.
    if (link.matches('[href="#main"]')) {
      event.preventDefault();
      const main = document.querySelector('main');
      main?.scrollIntoView();
      main?.focus({ preventScroll: true });
    }
    // Enter the link's topic in the form to which the link leads.
    const topic = document.querySelector<HTMLInputElement>('input[name=topic]');
    if (topic && link.dataset.topic) topic.value = link.dataset.topic;
    // Close the dialog that contains the link.
    link.closest('dialog')?.close();
    // If the page isn't hydrated yet, mark the link, so that navigation-effects.tsx can focus it when the
    // user comes back.
    if (!('hydrated' in document.documentElement.dataset)) link.dataset.followedFrom = location.href;
  });

  // Close dialogs when the user goes back or forward, because an open dialog would cover the new page.
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

  domReady().then(openNamedDialog);
  listen(true);
  // Everything below loads files before the user has asked for them.
  if (savesData) return;
  // Animations that the router has added to the page dispatch this event (components/ui/lazy-player.tsx).
  addEventListener('animationnear', ({ target }) => preloadPlayer(target as HTMLElement));
  // Wait for the load event, so that loading scripts doesn't delay the first paint.
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
    // If the URL has a dialog's fragment, load the framework, because deep-linked-dialogs.ts updates the URL
    // when the dialog closes.
    if (namedDialog()) hydrate(null);
  });
})();
