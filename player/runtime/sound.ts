import { isLoaded } from '../core/select';
import type { Failure } from '../document/errors/failure';
import type { Animation } from '../document/lottie';
import { decodeSource } from '../document/read-source';
import { isHeardAt, levelAt, type Sound, soundsOf, timeAt } from '../document/sounds';
import { now } from './display';
import { windowOf } from './dom-context';
import type { Runtime } from './runtime';
import { onEachFrame } from './ticker';

/*
 * Plays the audio layers of a file with audio elements, which follow the position of the player. This module is loaded
 * when a player with such a file isn't muted.
 */

/** An audio element that is further from the position of the player is moved there, in seconds. */
const MAX_DRIFT = 0.04;

/** The time in milliseconds after which a started or moved audio element must be in step. */
const SETTLING_TIME = 500;

/** A longer delay than this, in seconds, has other reasons than the browser, such as a slow connection. */
const MAX_LATENCY = 0.3;

/**
 * The time that the browser takes until an audio element that is started or moved is heard, in seconds. The estimate is
 * replaced with what is measured.
 */
let latency = 0.08;

type Track = {
  sound: Sound;
  audio: HTMLAudioElement;
  /** When the element was last started or moved, and whether its file was there, so that the delay is the browser's. */
  movedAt: number;
  isTimed: boolean;
};

/**
 * Plays the audio layers of a player while it isn't muted.
 * @param view an element of the player
 * @param signal releases the audio elements when aborted
 * @returns a function to call when the view of the player has changed
 */
export function startAddition(view: HTMLElement, runtime: Runtime, signal: AbortSignal): () => void {
  const { ownerDocument } = view;
  const tracks = createTracks(runtime, ownerDocument);
  const report = createReporter(runtime);
  let stopFrames: (() => void) | undefined;
  let isOn = false;
  /** Whether the browser has refused to play since the player changed. */
  let isRefused = false;

  function play({ audio, sound }: Track) {
    audio.play().catch(({ name }: DOMException) => {
      if (name === 'NotAllowedError') {
        isRefused = true;
        report({ code: 'renderer', reason: 'sound refused' });
      } else if (name !== 'AbortError')
        report({ code: 'network', reason: 'audio file', address: sound.address });
    });
  }

  /** Starts, moves and pauses the audio elements according to the position of the player. */
  function follow() {
    const position = isRefused || ownerDocument.hidden ? Number.NaN : audiblePosition(runtime);
    const { media, volume } = runtime.model;
    const frame = media.offset + position;
    /** The frame at which a sound is heard that starts now. */
    const ahead = frame + latency * media.frameRate;
    for (const track of tracks.all()) {
      const { sound, audio } = track;
      const time = timeAt(sound, frame, media.frameRate);
      audio.volume = levelAt(sound, frame) * volume;
      if (!isHeardAt(sound, frame) && !isHeardAt(sound, ahead)) audio.pause();
      else if (!audio.paused) {
        if (isOutOfStep(track, time)) move(track, time);
      } else if (isHeardAt(sound, ahead) && !(time >= audio.duration - latency)) {
        move(track, time);
        play(track);
      }
    }
  }

  function update() {
    const { status, rendering } = runtime.model;
    const wasOn = isOn;
    isRefused = false;
    tracks.update();
    isOn = status === 'playing' && tracks.all().length > 0;
    // In Safari, each audio element must be started once in the event of a press.
    if (isOn && !wasOn)
      for (const track of tracks.all()) {
        play(track);
        track.audio.pause();
      }
    stopFrames?.();
    // If a worker draws, the page has no frames of its own.
    stopFrames = isOn && rendering?.isAutonomous ? onEachFrame(follow, windowOf(view)) : undefined;
    follow();
  }

  update();
  runtime.frameListeners.add(follow);
  ownerDocument.addEventListener('visibilitychange', update, { signal });
  signal.addEventListener('abort', () => {
    stopFrames?.();
    runtime.frameListeners.delete(follow);
    tracks.release();
  });
  return update;
}

const NO_FILE = { unpacked: {}, text: '' };

/** Creates the audio elements of the file that a player shows, while the player isn't muted. */
function createTracks(runtime: Runtime, ownerDocument: Document) {
  let tracks: Track[] = [];
  let file = NO_FILE;

  /** Ends the requests of all audio elements. */
  function release() {
    for (const { audio } of tracks) {
      audio.removeAttribute('src');
      audio.load();
    }
    tracks = [];
    file = NO_FILE;
  }

  return {
    all: () => tracks,
    update() {
      const { muted, media } = runtime.model;
      if (muted) return release();
      const { unpacked } = media;
      if (!isLoaded(runtime.model) || unpacked === file.unpacked) return;
      const text = decodeSource(unpacked);
      // With other slots or colors, the file has the same audio layers.
      if (text === file.text) {
        file = { unpacked, text };
        return;
      }
      release();
      const animation: Animation = JSON.parse(text);
      file = { unpacked, text };
      tracks = soundsOf(animation, unpacked.base).map((sound) => {
        const audio = ownerDocument.createElement('audio');
        Object.assign(audio, { preload: 'auto', src: sound.address });
        return { sound, audio, movedAt: 0, isTimed: false };
      });
    },
    release,
  };
}

/** Returns a function that logs each failure once. */
function createReporter(runtime: Runtime) {
  const reported = new Set<string>();
  return async (failure: Failure) => {
    const key = JSON.stringify(failure);
    if (reported.has(key)) return;
    reported.add(key);
    (await import('../document/errors/explain')).report(failure, runtime.model.settings);
  };
}

/** Returns the position in frames; `NaN` unless the player plays forwards at speed 1. */
function audiblePosition(runtime: Runtime): number {
  const time = now(runtime);
  if (time >= (runtime.model.motion?.until ?? Infinity)) runtime.dispatch({ type: 'tick' });
  const { motion, clock } = runtime.model;
  const isAudible = motion && motion.framesPerMs > 0 && clock.speed === 1;
  return isAudible ? motion.frame + (time - motion.at) * motion.framesPerMs : Number.NaN;
}

/** Returns whether an audio element isn't where it should be. The first time, measures how long it took to start. */
function isOutOfStep(track: Track, time: number): boolean {
  const { audio, movedAt, isTimed } = track;
  const isSettled = isReady(audio) && !audio.seeking && performance.now() - movedAt > SETTLING_TIME;
  if (!isSettled) return false;
  const drift = time - audio.currentTime;
  if (isTimed && Math.abs(drift) < MAX_LATENCY) latency = Math.max(latency + drift, 0);
  track.isTimed = false;
  return Math.abs(drift) > MAX_DRIFT;
}

const isReady = (audio: HTMLAudioElement) => audio.readyState >= audio.HAVE_FUTURE_DATA;

/** Moves an audio element to the place at which it is heard in step when the browser has moved it. */
function move(track: Track, time: number) {
  const { audio, sound } = track;
  audio.currentTime = time + latency * sound.rate;
  audio.playbackRate = sound.rate;
  Object.assign(track, { movedAt: performance.now(), isTimed: isReady(audio) });
}
