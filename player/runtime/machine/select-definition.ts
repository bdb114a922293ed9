import type { PlayerModel } from '../../core/model';
import { type Failure, formatValue } from '../../document/errors/failure';
import { checkDefinition, type MachineFault } from '../../machine/check-definition';
import type { PlayerStateMachine } from '../../machine/definition';

type Selected = {
  definition: PlayerStateMachine;
  /** The definition as text, which identifies the machine. */
  text: string;
};

/**
 * Returns the state machine that the settings select: an object of the app, or a machine of the archive.
 * @returns `null` if there is none
 * @throws Failure
 */
export function selectDefinition({ settings, media }: PlayerModel): Selected | null {
  const { stateMachineDefinition, stateMachineId } = settings;
  const { definitions = {}, initial } = media.machines ?? {};
  const id = stateMachineId ?? initial;
  if (!stateMachineDefinition && (typeof id !== 'string' || id === '')) return null;
  const given =
    stateMachineDefinition ?? (Object.hasOwn(definitions, `${id}`) ? definitions[`${id}`] : undefined);
  if (given === undefined)
    throw {
      code: 'invalid',
      reason: 'machine id',
      machine: `${id}`,
      machines: Object.keys(definitions),
    } satisfies Failure;
  try {
    // The app could change its object later.
    const text = JSON.stringify(given);
    return { text, definition: checkDefinition(JSON.parse(text)) };
  } catch (thrown) {
    const {
      path = 'The machine',
      value = given,
      requirement = 'an object',
    } = thrown as Partial<MachineFault>;
    throw {
      code: 'invalid',
      reason: 'machine',
      path,
      value: formatValue(value),
      requirement,
    } satisfies Failure;
  }
}
