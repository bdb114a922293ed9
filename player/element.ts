import * as members from './runtime/element-members';
import type { PlayerHandle, PlayerOptions } from './types';
import { createPlayer } from './vanilla';

/** The element `<northlight-player>`: the options of a player as properties, and the members of its handle. */
export type NorthlightPlayerElement = HTMLElement & Pick<PlayerOptions, members.OptionName> & PlayerHandle;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the browser's own
  interface HTMLElementTagNameMap {
    'northlight-player': NorthlightPlayerElement;
  }
}

/** A server has no elements, but can import this module. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

class PlayerElement extends Base {
  static observedAttributes = [...members.optionsByAttribute.keys()];
  readonly options = members.callbacksFor(this, members.EVENTS);
  readonly player = createPlayer({ src: '', label: '' });

  constructor() {
    super();
    // Apply the properties that were set before the element was defined.
    for (const name of members.OPTION_NAMES)
      if (Object.hasOwn(this, name)) {
        this.options[name] = members.parseProperty(name, this[name as never]);
        delete this[name as never];
      }
  }

  override addEventListener(...listener: Parameters<HTMLElement['addEventListener']>) {
    super.addEventListener(...listener);
    if (!members.FREQUENT_EVENTS.includes(listener[0])) return;
    Object.assign(this.options, members.callbacksFor(this, [listener[0]]));
    this.connectedCallback();
  }

  attributeChangedCallback(attribute: string, _: string | null, text: string | null) {
    const name = members.optionsByAttribute.get(attribute) as members.OptionName;
    Object.assign(this, { [name]: members.parseAttribute(name, text) });
  }

  connectedCallback() {
    this.player.update({ label: '', ...this.options } as PlayerOptions);
    if (this.isConnected && this.options.src !== undefined) this.player.mount(this);
  }

  disconnectedCallback() {
    // Wait, because a script might only be moving the element.
    queueMicrotask(() => this.isConnected || this.player.unmount());
  }

  adoptedCallback() {
    this.player.unmount();
  }
}

const handle: PlayerHandle = Object.getPrototypeOf(createPlayer({ src: '', label: '' }));
for (const name of [...members.OPTION_NAMES, ...Object.keys(handle)])
  Object.defineProperty(PlayerElement.prototype, name, {
    get(this: PlayerElement) {
      return this[name in handle ? 'player' : 'options'][name as never];
    },
    set(this: PlayerElement, value: unknown) {
      this.options[name] = members.parseProperty(name as members.OptionName, value);
      this.connectedCallback();
    },
    configurable: true,
  });

globalThis.customElements?.get('northlight-player') ??
  globalThis.customElements?.define('northlight-player', PlayerElement);
