import type { PointerInteraction } from '../../machine/definition';
import { listenersOf, type MachineModel, type MachineStep } from '../../machine/model';
import { activeElementAround } from '../dom-context';
import {
  boxAround,
  cornersOf,
  currentFrame,
  isInside,
  nameOf,
  pictureOf,
  placementOf,
  pointIn,
} from '../layer-boxes';
import type { Runtime } from '../runtime';

const POINTER_EVENTS: Readonly<Record<string, PointerInteraction>> = {
  pointerenter: 'PointerEnter',
  pointerleave: 'PointerExit',
  pointermove: 'PointerMove',
  pointerdown: 'PointerDown',
  pointerup: 'PointerUp',
  click: 'Click',
};

const PRESSES: readonly PointerInteraction[] = ['PointerDown', 'PointerUp', 'Click'];

type Act = (interaction: PointerInteraction, layers: ReadonlySet<string>) => void;

const NOWHERE: ReadonlySet<string> = new Set();

/**
 * Runs the interactions of a machine when the user points at the animation or presses it, or does the same with the
 * keyboard. If interactions belong to layers, the stage is a group with a button for each of these layers. Otherwise, it
 * is a button itself. A decoration, whose label is empty, has no buttons.
 */
export function listenToUser(
  stage: HTMLElement,
  runtime: Runtime,
  model: MachineModel,
  step: (step: MachineStep) => void,
  signal: AbortSignal,
) {
  const types = listenersOf(model);
  const listened = Object.entries(POINTER_EVENTS).filter(([, type]) => types.has(type));
  if (listened.length === 0) return;
  const names = layerNames(model);
  const picture = names.length > 0 ? readPicture(runtime, names) : null;
  const act: Act = (interaction, layers) => {
    const { status, resumeOn } = runtime.model;
    // A player that the app froze stays frozen.
    if (status !== 'frozen' || resumeOn === 'visible') step({ type: 'pointer', interaction, layers });
  };
  for (const [event, interaction] of listened)
    stage.addEventListener(
      event,
      (given) => {
        const pointer = given as PointerEvent;
        const isPress = PRESSES.includes(interaction);
        // Keyboards and assistive technology click without a pointer.
        if (isPress && (pointer.button !== 0 || (event === 'click' && pointer.detail === 0))) return;
        act(interaction, picture?.layersAt(stage, pointer) ?? NOWHERE);
      },
      { signal },
    );
  const isPressable = PRESSES.some((type) => types.has(type));
  // The controls would play or pause.
  if (isPressable) stage.addEventListener('click', (event) => event.preventDefault(), { signal });
  // A decoration lets the pointer through otherwise.
  stage.style.pointerEvents = 'auto';
  signal.addEventListener('abort', () => stage.style.removeProperty('pointer-events'));
  if (runtime.model.settings.label !== '') listenToKeys(stage, names, picture, act, signal);
}

/** Returns the names of the layers that have interactions. */
function layerNames({ machine }: MachineModel): string[] {
  const named = machine.interactions.flatMap((one) => ('layerName' in one && one.layerName) || []);
  return [...new Set(named)];
}

function listenToKeys(
  stage: HTMLElement,
  names: readonly string[],
  picture: Picture | null,
  act: Act,
  signal: AbortSignal,
) {
  const isGroup = names.length > 0;
  const { role } = stage;
  const tabIndex = stage.getAttribute('tabindex');
  stage.role = isGroup ? 'group' : 'button';
  if (!isGroup) stage.tabIndex = 0;
  const buttons = names.map((name) => addButton(stage, name));
  const layersOf = (target: EventTarget | null) => {
    const name = names[buttons.indexOf(target as HTMLButtonElement)];
    return name === undefined ? NOWHERE : new Set([name]);
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type], target: HTMLElement, layers: ReadonlySet<string>) => void,
  ) =>
    stage.addEventListener(
      type,
      (event) => listener(event, event.target as HTMLElement, layersOf(event.target)),
      { signal },
    );
  let isHeld = false;
  const isOutside = (target: EventTarget | null) => !stage.contains(target as Node | null);
  const release = (layers: ReadonlySet<string>) => {
    isHeld = false;
    act('PointerUp', layers);
    act('Click', layers);
  };

  on('focusin', ({ relatedTarget }, target, layers) => {
    const name = [...layers][0];
    if (name !== undefined) picture?.place(stage, target, name);
    // A press of the pointer also moves the focus.
    if (target.matches(':focus-visible'))
      act(isOutside(relatedTarget) ? 'PointerEnter' : 'PointerMove', layers);
  });
  on('focusout', ({ relatedTarget }, target) => {
    isHeld = false;
    // If the window has lost the focus, the element is still the active one.
    queueMicrotask(() => {
      if (isOutside(relatedTarget) && activeElementAround(stage) !== target) act('PointerExit', NOWHERE);
    });
  });
  on('keydown', (event, _, layers) => {
    const { key, repeat, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    if (key === 'Escape') act('PointerExit', NOWHERE);
    if (key.startsWith('Arrow')) act('PointerMove', layers);
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (repeat || isHeld) return;
    isHeld = true;
    act('PointerDown', layers);
  });
  on('keyup', (event, _, layers) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (isHeld) release(layers);
  });
  on('click', ({ detail }, _, layers) => {
    if (detail !== 0) return;
    act('PointerDown', layers);
    release(layers);
  });
  signal.addEventListener('abort', () => {
    stage.role = role;
    if (tabIndex === null) stage.removeAttribute('tabindex');
    else stage.setAttribute('tabindex', tabIndex);
    for (const button of buttons) button.remove();
  });
}

/** Adds the button of a layer. Pointers go through it, because the stage handles them. */
function addButton(stage: HTMLElement, name: string): HTMLButtonElement {
  const button = stage.ownerDocument.createElement('button');
  button.type = 'button';
  button.ariaLabel = name;
  Object.assign(button.style, {
    position: 'absolute',
    inset: '0',
    padding: '0',
    border: '0',
    background: 'none',
    pointerEvents: 'none',
  });
  stage.append(button);
  return button;
}

type Picture = ReturnType<typeof readPicture>;

/** Finds the layers with these names in the picture that is on screen. */
function readPicture(runtime: Runtime, names: readonly string[]) {
  const { animation, instances } = pictureOf(runtime);
  const found = instances.filter((instance) => names.includes(nameOf(instance)));

  return {
    /** Returns the names of the layers under the pointer. */
    layersAt(stage: HTMLElement, { clientX, clientY }: MouseEvent): Set<string> {
      const point = pointIn(stage, runtime.model.settings, animation, clientX, clientY);
      const frame = currentFrame(runtime);
      return new Set(found.filter((one) => isInside(one, animation, frame, point)).map(nameOf));
    },

    /** Places the button of a layer over the layer. */
    place(stage: HTMLElement, button: HTMLElement, name: string) {
      const { scaleX, scaleY, x, y } = placementOf(stage, runtime.model.settings, animation);
      const frame = currentFrame(runtime);
      const corners = found.flatMap((one) =>
        nameOf(one) === name ? (cornersOf(one, animation, frame) ?? []) : [],
      );
      if (corners.length === 0) return;
      const box = boxAround(corners);
      Object.assign(button.style, {
        inset: `${y + box.top * scaleY}px auto auto ${x + box.left * scaleX}px`,
        width: `${(box.right - box.left) * scaleX}px`,
        height: `${(box.bottom - box.top) * scaleY}px`,
      });
    },
  };
}
