import { loadModule, preloadPlayer } from './load-module';
import {
  type Action,
  type ActionHandler,
  Attribute,
  type CompletingModule,
  type IslandModule,
} from './protocol';

/** The elements whose events are replayed. The animation of a player with controls plays when it is clicked. */
const CONTROLS = `a, button, input, textarea, [${Attribute.Then}] .player-stage`;

/** Resolves when the whole page has been parsed and is shown to the visitor. */
export const ready = new Promise<void>((resolve) => {
  const check = () => {
    if (document.readyState !== 'loading' && !('prerendering' in document && document.prerendering))
      resolve();
  };
  for (const type of ['DOMContentLoaded', 'prerenderingchange']) document.addEventListener(type, check);
  check();
});

/** An element with a module. The object is the element's property `island`. */
export class Island {
  state: 'waiting' | 'loading' | 'mounted' | 'failed' = 'waiting';

  /** What the visitor did before the island was mounted, in order. */
  private actions: Action[] = [];

  /** Handles actions while the island is being mounted. @returns whether it has done so */
  private handle: ActionHandler = () => false;

  constructor(private readonly element: HTMLElement) {}

  /** Loads and mounts the island, and then replays the visitor's actions. After a failure, tries again. */
  async start() {
    if (this.state === 'loading' || this.state === 'mounted') return;
    this.state = 'loading';
    this.element.removeAttribute(Attribute.Failed);
    this.notice?.toggleAttribute('hidden', true);
    // If an island loads at its first use, or works without its second module, the visitor doesn't miss it yet.
    let isMissed = this.element.getAttribute(Attribute.When) !== 'use';
    let focused: Element | null = null;
    let focusedPosition = -1;
    try {
      preloadPlayer(this.element);
      await ready;
      const module = await loadModule<IslandModule>(this.element.getAttribute(Attribute.Island) ?? '');
      const result = await module.default(this.element, (handler) => this.handleEarly(handler));
      const next = this.element.getAttribute(Attribute.Then);
      if (next) {
        isMissed = false;
        const nextModule = await loadModule<CompletingModule>(next);
        focused = document.activeElement;
        focusedPosition = this.controls.indexOf(focused as HTMLElement);
        await nextModule.default(this.element, result);
      }
    } catch {
      this.state = 'failed';
      this.element.setAttribute(Attribute.Failed, '');
      this.notice?.toggleAttribute('hidden', !isMissed && this.actions.length === 0);
      return;
    }
    this.state = 'mounted';
    this.element.setAttribute(Attribute.Mounted, '');
    // React has replaced the focused control if the page was translated.
    if (focused && !focused.isConnected) this.controls[focusedPosition]?.focus({ preventScroll: true });
    this.replay();
  }

  /** Does an action of the visitor as soon as the island can, and starts the island. */
  act(type: Action['type'], control: HTMLElement) {
    const action = { type, control, position: this.controls.indexOf(control) };
    if (this.notice?.contains(control)) {
      // The control is the notice's button, which disappears.
      this.element.tabIndex = -1;
      this.element.focus({ preventScroll: true });
    } else if (this.state !== 'loading' || !this.handle(action)) {
      const isSame = (other: Action) => other.type === type && other.control === control;
      if (!this.actions.some(isSame)) this.actions.push(action);
    }
    this.start();
  }

  /** Lets the module handle the actions until the island is mounted. */
  private handleEarly(handler: ActionHandler) {
    this.handle = handler;
    this.actions = this.actions.filter((action) => !handler(action));
  }

  /** Repeats the actions on the mounted island. React might have replaced their controls. */
  private replay() {
    for (const { type, control, position } of this.actions.splice(0)) {
      const current = control.isConnected ? control : this.controls[position];
      if (current instanceof HTMLFormElement) current.requestSubmit();
      else if (type === 'click') current?.click();
      else current?.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }

  private get controls() {
    return [this.element, ...this.element.querySelectorAll<HTMLElement>(CONTROLS)];
  }

  /** The notice that the island's module can't be loaded. */
  private get notice() {
    return this.element.querySelector(`[${Attribute.Failure}]`);
  }
}

type IslandElement = HTMLElement & { island?: Island };

/** Returns the island that contains an element, unless the island is mounted. */
export function islandAround(target: EventTarget | null): Island | undefined {
  const selector = `[${Attribute.Island}]:not([${Attribute.Mounted}])`;
  const element: IslandElement | null =
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (element) element.island ??= new Island(element);
  return element?.island;
}
