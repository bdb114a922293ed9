/**
 * Runs inline in every page, before the framework. Translators, extensions and blockers change a page before React
 * hydrates it, and React redraws a document whose elements or text differ from its own. This script records their
 * changes, undoes them before React works and redoes them in the same task. The browser never paints the page
 * without them.
 */
(() => {
  const { documentElement: root } = document;
  /** Events for which React does not hydrate at once. The first one also follows from a redo. */
  const FREQUENT = /^selectionchange$|move|over|out|enter|leave|scroll|wheel/;
  let log: MutationRecord[] = [];
  /** The players that React hydrates after the rest of the page (components/ui/lazy-player.tsx). */
  let lateParts: HTMLElement[] = [];
  let isWorking = false;

  const observer = new MutationObserver(record);
  const isRootHydrated = () => 'hydrated' in root.dataset;

  /** Adds records to the log, and drops those of what React has hydrated: from then on React changes it too. */
  function record(records: MutationRecord[]) {
    log.push(
      ...records.filter(({ target, addedNodes, removedNodes, nextSibling }) => {
        // React ignores what follows its own elements in the body. An iframe would load again if it moved.
        const isAppended =
          target === document.body && addedNodes.length > 0 && !removedNodes.length && !nextSibling;
        return !isAppended;
      }),
    );
    if (!isRootHydrated()) return;
    lateParts = lateParts.filter((part) => !('hydrated' in part.dataset));
    log = log.filter(({ target }) => lateParts.some((part) => part.contains(target)));
    if (lateParts.length === 0) observer.disconnect();
  }

  /** Runs a piece of React's work on the markup that React rendered. */
  function withOriginal<Result>(work: () => Result): Result {
    record(observer.takeRecords());
    if (log.length === 0 || isWorking) return work();
    isWorking = true;
    const restoreSelection = keepSelection();
    const redo = undo();
    try {
      return work();
    } finally {
      for (const step of redo.reverse()) step();
      restoreSelection();
      // What React changed is no foreign change.
      observer.takeRecords();
      isWorking = false;
    }
  }

  /** @returns the steps that redo the changes, last one first */
  function undo(): (() => void)[] {
    const redo: (() => void)[] = [];
    for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of [...log].reverse()) {
      if (type === 'characterData') redo.push(setData(target as CharacterData, oldValue ?? ''));
      for (const node of addedNodes) if (node.parentNode === target) redo.push(setAside(node));
      for (const node of removedNodes) redo.push(move(node, target, nextSibling));
    }
    return redo;
  }

  /** @returns a function that puts the former text back */
  function setData(node: CharacterData, data: string): () => void {
    const { data: former } = node;
    node.data = data;
    return () => {
      node.data = former;
    };
  }

  /** Takes a node out of React's way. Elements keep the focus, and iframes their page, at the end of the body. */
  function setAside(node: Node): () => void {
    return node instanceof Element && 'moveBefore' in document.body
      ? move(node, document.body, null)
      : move(node, null, null);
  }

  /**
   * Moves a node before `next` in `parent`, or out of the document without a parent.
   * @returns a function that moves it back
   */
  function move(node: Node, parent: Node | null, next: Node | null): () => void {
    const { parentNode, nextSibling } = node;
    const place = next?.parentNode === parent ? next : null;
    if (!parent) parentNode?.removeChild(node);
    else if (node instanceof Element && 'moveBefore' in parent && node.isConnected && parent.isConnected)
      (parent as Element).moveBefore(node, place);
    else parent.insertBefore(node, place);
    return () => {
      move(node, parentNode, nextSibling);
    };
  }

  /** @returns a function that selects the same text again, if the nodes that held it were moved */
  function keepSelection(): () => void {
    const selection = getSelection();
    if (!selection?.anchorNode || !selection.focusNode) return () => {};
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    return () => {
      if (selection.anchorNode === anchorNode && selection.focusNode === focusNode) return;
      if (anchorNode.isConnected && focusNode.isConnected)
        selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
    };
  }

  /** React's scheduler creates a `MessageChannel` and works when messages arrive. */
  function wrapChannels() {
    const Native = MessageChannel;
    globalThis.MessageChannel = class extends Native {
      constructor() {
        super();
        const { port1 } = this;
        if (isRootHydrated()) return;
        Object.defineProperty(port1, 'onmessage', {
          set: (work: (event: MessageEvent) => void) => {
            port1.addEventListener('message', (event) => withOriginal(() => work(event)));
            port1.start();
          },
        });
      }
    };
  }

  /** React handles urgent updates in microtasks, such as the router's at `popstate`. They may hydrate a late part. */
  function wrapMicrotasks() {
    const native = queueMicrotask;
    globalThis.queueMicrotask = (work) => native(() => withOriginal(work));
  }

  /** React's listeners on the document hydrate the target of a press at once. Only React adds listeners with a boolean. */
  function wrapListeners() {
    const native = document.addEventListener;
    document.addEventListener = (
      type: string,
      listener: EventListener,
      options?: boolean | AddEventListenerOptions,
    ) => {
      const isWrapped = !isRootHydrated() && typeof options === 'boolean' && !FREQUENT.test(type);
      native.call(
        document,
        type,
        isWrapped ? (event) => withOriginal(() => listener(event)) : listener,
        options,
      );
    };
  }

  /** React later removes nodes that a translator has replaced. The browser would throw, and React would empty the page. */
  function tolerateMissingNodes() {
    const { removeChild, insertBefore } = Node.prototype;
    Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
      return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
    };
    Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null): Child {
      return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
    };
  }

  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    lateParts = [...document.querySelectorAll<HTMLElement>('[data-animation]')];
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
    wrapChannels();
    wrapMicrotasks();
    wrapListeners();
    tolerateMissingNodes();
  });
})();
