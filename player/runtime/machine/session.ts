import type { Input } from '../../core/inputs';
import type { PlayerModel } from '../../core/model';
import type { MachinePlayback, PlayerStateMachine } from '../../machine/definition';
import { createMachine, type MachineEffect, type MachineStep } from '../../machine/model';
import { reduceMachine } from '../../machine/reduce-machine';
import { playingInputs, restoringInputs, savedSettings, seekingInputs } from './playback';

/** The effects that the player's core doesn't handle. */
export type OuterEffect = Exclude<MachineEffect, { type: 'play' | 'hold' | 'seek' | 'restore' }>;

/** The player that a machine drives. */
export type DrivenPlayer = {
  getModel(): PlayerModel;
  send(input: Input): void;
  /** Plays an animation of the archive. Ignores unknown ids. */
  select(animation: string): void;
  /** @param isRequested whether the user or the app has caused the step, and not the time or a hovering pointer */
  mayPlay(isRequested: boolean): boolean;
  run(effect: OuterEffect, isRequested: boolean): void;
};

export type Session = ReturnType<typeof createSession>;

/** Runs a state machine on a player. */
export function createSession(definition: PlayerStateMachine, player: DrivenPlayer) {
  const saved = savedSettings(player.getModel());
  const effects: { effect: MachineEffect; isRequested: boolean }[] = [];
  let model = createMachine(definition);
  let played: Partial<MachinePlayback> | null = null;

  function play(playback: Partial<MachinePlayback>, movesToStart: boolean, isRequested: boolean): Input[] {
    played = playback;
    if (playback.animation) player.select(playback.animation);
    return playingInputs(playback, player.getModel(), saved, movesToStart, player.mayPlay(isRequested));
  }

  function inputsFor(effect: MachineEffect, isRequested: boolean): Input[] | null {
    if (effect.type === 'play') return play(effect.playback, effect.hasTweened, isRequested);
    if (effect.type === 'hold') return [{ type: 'pause' }];
    if (effect.type === 'seek') return seekingInputs(effect.to, effect.unit, player.getModel());
    if (effect.type !== 'restore') return null;
    played = null;
    return restoringInputs(saved);
  }

  function runEffects() {
    for (let next = effects[0]; next; next = effects[0]) {
      const { effect, isRequested } = next;
      const inputs = inputsFor(effect, isRequested);
      if (inputs) for (const input of inputs) player.send(input);
      else player.run(effect as OuterEffect, isRequested);
      effects.shift();
    }
  }

  return {
    getModel: () => model,

    /** Runs a step and its effects. If an effect causes another step, the effects of that step come later. */
    step(step: MachineStep) {
      const isRunning = effects.length > 0;
      const segments = new Set(player.getModel().media.markers.map(({ name }) => name));
      const next = reduceMachine(model, step, segments);
      model = next.model;
      const isRequested = isRequest(step);
      effects.push(...next.effects.map((effect) => ({ effect, isRequested })));
      if (!isRunning) runEffects();
    },

    /** Plays again what the current state plays, after the animation has been loaded again. */
    resume() {
      if (played) for (const input of play(played, false, false)) player.send(input);
    },
  };
}

/** Returns whether the user or the app has caused a step. Hovering doesn't count, nor does the start. */
const isRequest = (step: MachineStep) =>
  step.type === 'set' ||
  step.type === 'fire' ||
  (step.type === 'pointer' && ['PointerDown', 'PointerUp', 'Click'].includes(step.interaction));
