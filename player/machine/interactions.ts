import { type MachineChange, spendWork } from './change';
import type { MachineAction, MachineInteraction, PointerInteraction } from './definition';

/** Returns the actions of the interactions that match. */
export const actionsOf = (
  change: MachineChange,
  matches: (interaction: MachineInteraction) => boolean,
): readonly MachineAction[] =>
  change.machine.interactions.flatMap((interaction) => {
    const actions = matches(interaction) ? interaction.actions : [];
    spendWork(change, 1 + actions.length);
    return actions;
  });

/**
 * Returns the actions of a pointer interaction. A pointer that moves, or that is pressed or released, can also enter or
 * leave a layer. A pointer that moves from a layer directly to another one doesn't leave the first.
 * @param layers the layers at the position of the pointer
 */
export function pointerActions(
  change: MachineChange,
  type: PointerInteraction,
  layers: ReadonlySet<string>,
): readonly MachineAction[] {
  const before = change.layer;
  const of = (wanted: PointerInteraction, isAt: (layer: string) => boolean, isAnywhere = false) =>
    actionsOf(
      change,
      (one) =>
        one.type === wanted && (layerOf(one) === undefined ? isAnywhere : isAt(layerOf(one) as string)),
    );
  const isOver = (layer: string) => layers.has(layer);
  if (type === 'Click') return of(type, isOver, true);
  if (type === 'PointerExit') {
    const hasLeft = before !== null && !isOver(before);
    if (hasLeft) change.layer = null;
    return of(type, (layer) => hasLeft && layer === before, true);
  }
  const entered = before !== null && isOver(before) ? before : firstEntered(change, layers);
  change.layer = entered;
  if (type === 'PointerEnter' || entered === before) return of(type, isOver, true);
  const crossing =
    entered === null
      ? of('PointerExit', (layer) => layer === before)
      : of('PointerEnter', (layer) => layer === entered);
  return [...crossing, ...of(type, isOver, true)];
}

const layerOf = (interaction: MachineInteraction) =>
  ('layerName' in interaction ? interaction.layerName : undefined) ?? undefined;

/** Returns the first layer at the position of the pointer that has an interaction for entering or leaving it. */
function firstEntered({ machine }: MachineChange, layers: ReadonlySet<string>): string | null {
  const crossed = machine.interactions.find(
    (one) => /^Pointer(Enter|Exit)$/.test(one.type) && layers.has(layerOf(one) ?? ''),
  );
  return (crossed && layerOf(crossed)) ?? null;
}
