import type { Ref } from 'react';

export type PlayerState = 'loading' | 'playing' | 'paused' | 'stopped' | 'frozen' | 'error';

export type PlayerRenderer = 'svg' | 'canvas' | 'html';

export type PlayerDirection = 1 | -1;

/** `false`: one pass. `true`: without end. A number: that many passes. */
export type PlayerLoop = boolean | number;

/** What is played, sought and counted: first and last frame of the file (last not included), or a marker's name. */
export type PlayerSegment = readonly [first: number, last: number] | string;

export type PlayerButton = 'play' | 'stop' | 'repeat' | 'frame' | 'background' | 'snapshot';

export type PlayerErrorCode = 'network' | 'http' | 'parse' | 'invalid' | 'renderer';

/** Where the picture is. */
export type PlayerPosition = {
  /** The whole frame drawn, 0 to totalFrames − 1. */
  frame: number;
  totalFrames: number;
  /** 0 on the first frame, 100 on the last. */
  percent: number;
  /** Seconds from the first frame at speed 1. */
  time: number;
};

export type PlayerError = {
  code: PlayerErrorCode;
  /** One sentence that a person can act on. */
  message: string;
  /** The HTTP status, with code `http`. */
  status?: number;
};

/** What each event brings. */
export type PlayerEventDetail = {
  load: { totalFrames: number; frameRate: number; duration: number };
  error: PlayerError;
  ready: PlayerPosition;
  play: PlayerPosition;
  pause: PlayerPosition;
  stop: PlayerPosition;
  freeze: PlayerPosition;
  loop: PlayerPosition & { passes: number };
  complete: PlayerPosition;
  frame: PlayerPosition;
};

export type PlayerEvent = keyof PlayerEventDetail;

type PlayerEventCallbacks = {
  [E in PlayerEvent as `on${Capitalize<E>}`]?: (detail: PlayerEventDetail[E]) => void;
};

export type PlayerSnapshotOptions = {
  format: 'svg' | 'png';
  /** Pixels of the PNG for one of the animation's; the device pixel ratio when left out. */
  scale?: number;
};

/** Every method is safe in every state: before loading ends it is remembered and applied, after unmount it is nothing. */
export type PlayerHandle = {
  play(): void;
  pause(): void;
  stop(): void;
  /** Suspends playback until `play`. */
  freeze(): void;
  /** @param to a frame, clamped to 0 … totalFrames − 1, or a percentage such as `'50%'` */
  seek(to: number | `${number}%`): void;
  setLoop(loop: PlayerLoop): void;
  setSpeed(speed: number): void;
  setDirection(direction: PlayerDirection): void;
  setBackground(colour: string): void;
  /** @throws an `AbortError` when the player unmounts or has no picture to give. */
  snapshot(options: PlayerSnapshotOptions): Promise<Blob>;
  /** What draws: the one that was asked for, unless another draws what that has no way for. */
  readonly renderer: PlayerRenderer;
  readonly state: PlayerState;
  readonly frame: number;
  readonly totalFrames: number;
  /** Frames a second. */
  readonly frameRate: number;
  /** Seconds of one pass at speed 1. */
  readonly duration: number;
};

/** The contract is described prop by prop in README.md beside this file. */
export type PlayerProps = PlayerEventCallbacks & {
  src: string | object;
  label: string;
  poster?: string;
  width?: number;
  height?: number;
  autoplay?: boolean;
  loop?: PlayerLoop;
  direction?: PlayerDirection;
  speed?: number;
  renderer?: PlayerRenderer;
  rendererSettings?: Record<string, unknown>;
  background?: string;
  hover?: boolean;
  keepLastFrame?: boolean;
  segment?: PlayerSegment;
  className?: string;
  id?: string;
  controls?: boolean;
  buttons?: readonly PlayerButton[];
  loading?: 'eager' | 'lazy';
  freezeWhenUnseen?: boolean;
  expressions?: boolean;
  subframes?: boolean;
  debug?: boolean;
  onEvent?: <E extends PlayerEvent>(event: E, detail: PlayerEventDetail[E]) => void;
  onStateChange?: (state: PlayerState) => void;
  onBackgroundChange?: (colour: string) => void;
  ref?: Ref<PlayerHandle>;
};
