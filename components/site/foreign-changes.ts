/**
 * Runs inline in every page, before the framework loads. Translators, browser extensions and ad blockers can
 * change a page before React hydrates it. If elements or text differ from what React rendered, React discards
 * the page and renders it again. This script records such changes, undoes them before each of React's tasks,
 * and redoes them when the task has ended. The browser therefore never paints the page without the changes.
 */
(() => {
  const { documentElement: root } = document;
  /**
   * Matches the events whose listeners aren't wrapped: frequent events, because they don't make React hydrate
   * immediately, and `selectionchange`, because redoing the changes can fire it.
   */
  const FREQUENT = /^selectionchange$|move|over|out|enter|leave|scroll|wheel/;
  let log: MutationRecord[] = [];
  /** The animations that React hydrates after the rest of the page (components/ui/lazy-player.tsx). */
  let lateParts: HTMLElement[] = [];
  let isWorking = false;

  const observer = new MutationObserver(record);
  const isRootHydrated = () => 'hydrated' in root.dataset;

  /**
   * Adds records to the log. Removes the records of parts that React has hydrated, because React itself
   * changes these parts from then on.
   */
  function record(records: MutationRecord[]) {
    log.push(
      ...records.filter(({ target, addedNodes, removedNodes, nextSibling }) => {
        // Ignore elements that were added at the end of the body. React ignores them too, and removing an
        // added iframe would reload its content.
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

  /** Undoes the recorded changes, runs a task of React, and redoes the changes. */
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
      // Discard the records of the changes that React and this script have just made.
      observer.takeRecords();
      isWorking = false;
    }
  }

  /**
   * Undoes all changes.
   * @returns for each change, a function that redoes it. The function for the last change is first
   */
  function undo(): (() => void)[] {
    const redo: (() => void)[] = [];
    for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of [...log].reverse()) {
      if (type === 'characterData') redo.push(setData(target as CharacterData, oldValue ?? ''));
      for (const node of addedNodes) if (node.parentNode === target) redo.push(setAside(node));
      for (const node of removedNodes) redo.push(move(node, target, nextSibling));
    }
    return redo;
  }

  /**
   * Sets the text of a node.
   * @returns a function that restores the previous text
   */
  function setData(node: CharacterData, data: string): () => void {
    const { data: former } = node;
    node.data = data;
    return () => {
      node.data = former;
    };
  }

  /**
   * Removes a node temporarily. An element that contains the focus or an iframe is moved to the end of the body
   * instead, so that it keeps the focus and the iframe doesn't reload. Other elements are removed, because
   * Chromium 156 can crash if many elements are moved with `moveBefore()`.
   */
  function setAside(node: Node): () => void {
    const staysInPage =
      node instanceof Element &&
      'moveBefore' in document.body &&
      (node.contains(document.activeElement) || node.matches('iframe, :has(iframe)'));
    return move(node, staysInPage ? document.body : null, null);
  }

  /**
   * Moves a node before `next` in `parent`. If `parent` is `null`, removes the node from the document.
   * @returns a function that moves the node back
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

  /**
   * Saves the current selection.
   * @returns a function that restores the selection if the selected nodes were moved
   */
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

  /**
   * Wraps the handler of each new `MessageChannel`, because React's scheduler runs its tasks in such a
   * handler.
   */
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

  /**
   * Wraps microtasks, because React performs urgent updates in microtasks, such as the router's update on
   * `popstate`.
   */
  function wrapMicrotasks() {
    const native = queueMicrotask;
    globalThis.queueMicrotask = (work) => native(() => withOriginal(work));
  }

  /**
   * Wraps React's event listeners, because these listeners immediately hydrate the element that was pressed.
   * Recognizes React's listeners by `options`, because only React passes a boolean.
   */
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

  /**
   * Prevents an exception when React removes a node that a translator has replaced. After such an exception,
   * React would remove the whole page.
   */
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
