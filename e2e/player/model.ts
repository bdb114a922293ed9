import { type Trigger, transition } from '@/player/core/transitions';
import type {
  PlayerDirection,
  PlayerEvent,
  PlayerHoverOut,
  PlayerLoop,
  PlayerMode,
  PlayerReducedMotion,
  PlayerState,
} from '@/player/types';
import { square } from './harness/square';

export const FRAMES = 10;
/** Frames a second, so that a tick of 100 ms is a frame at speed 1. */
const RATE = 10;
/** A marker's name, and its first frame. */
export const MARKER = { name: 'part', first: 4, last: 7 };
export const SRC = square({ frames: FRAMES, rate: RATE, markers: [{ tm: 4, dr: 3, cm: 'part' }] });

export type Props = {
  autoplay: boolean | 'in-view';
  scrub: 'scroll' | undefined;
  loop: PlayerLoop;
  direction: PlayerDirection;
  mode: PlayerMode;
  speed: number;
  keepLastFrame: boolean;
  hover: boolean;
  hoverOut: PlayerHoverOut;
  reducedMotion: PlayerReducedMotion;
  freezeWhenUnseen: boolean;
};

/** What a host, a visitor or the passing of time does to a player. */
export type Step =
  | {
      do:
        | 'play'
        | 'pause'
        | 'stop'
        | 'freeze'
        | 'enter'
        | 'leave'
        | 'hide'
        | 'show'
        | 'fail'
        | 'reload'
        | 'retry';
    }
  /** Half of it comes into view. */
  | { do: 'comeIntoView' }
  /** The page scrolls to where so many sixteenths of the way are done. */
  | { do: 'scroll'; sixteenths: number }
  | { do: 'reduceMotion'; reduced: boolean }
  | { do: 'playSegment'; segment: [number, number] | string }
  | { do: 'seek'; to: number | string }
  | { do: 'setLoop'; loop: PlayerLoop }
  | { do: 'setSpeed'; speed: number }
  | { do: 'setDirection'; direction: PlayerDirection }
  | { do: 'update'; props: Partial<Props> }
  | { do: 'tick'; milliseconds: number };

/** After each step: the state, the frame, and the events since the last step but `frame`. */
export type Observed = string;

/** A player as the contract has it: the table of states, and the rules of position. */
export class Model {
  private state: PlayerState = 'loading';
  private position = 0;
  /** Whether the source at hand can be read. */
  private isGood = true;
  /** In mode bounce, on the way back. */
  private isReturning = false;
  private events: PlayerEvent[] = [];
  private queued: Step[] = [];
  private iterationsDone = 0;
  private hidden = false;
  private frozenByHost = false;
  /** What is played once in place of the whole: from a frame to another, the way back of `hoverOut` or a part that was asked for. */
  private part: { to: number; forwards: boolean; isWayBack: boolean } | null = null;
  /** Whether it plays when it comes into view: once for a source. */
  private awaitsView = false;
  private sixteenths = 0;
  /** The share of the way that it was last moved to. */
  private scrubbedTo: number | null = null;
  private prefersReduced = false;
  private reduced: PlayerReducedMotion = 'ignore';
  private pausedForMotion = false;
  private loop: PlayerLoop;
  private direction: PlayerDirection;
  private speed: number;

  /** @param hasOwnTime whether the picture moves on while the page is blocked, as one that a worker draws */
  constructor(
    private props: Props,
    private readonly hasOwnTime: boolean,
  ) {
    ({ loop: this.loop, direction: this.direction, speed: this.speed } = props);
  }

  observe(): Observed {
    const frame = Math.min(Math.floor(this.position), FRAMES - 1);
    const line = [this.state, frame, ...this.events].join(' ');
    this.events = [];
    return line;
  }

  /** The source is there, or can't be read. */
  loaded(good: boolean) {
    if (good) {
      this.trigger('load');
      if (this.props.autoplay === true && !this.props.scrub && this.reduced === 'ignore')
        this.start('autoplay');
      else this.trigger('ready');
      this.holdStill();
    } else this.trigger('error');
    this.isGood = good;
    const queued = good ? this.queued : [];
    this.queued = [];
    for (const step of queued) this.perform(step);
    if (good) this.trackView();
  }

  perform(step: Step) {
    const isQueued = ['play', 'pause', 'stop', 'freeze', 'seek', 'playSegment'].includes(step.do);
    if (isQueued && this.state === 'loading') this.queued.push(step);
    else if (step.do === 'play') this.start('play');
    else if (step.do === 'pause') {
      this.pausedForMotion = false;
      this.trigger('pause');
    } else if (step.do === 'stop') this.stop('stop');
    else if (step.do === 'freeze') {
      this.trigger('freeze');
      this.frozenByHost = this.state === 'frozen';
    } else if (step.do === 'enter' && this.props.hover && this.reduced === 'ignore') this.start('enter');
    else if (step.do === 'leave' && this.props.hover) this.leave();
    else if (step.do === 'comeIntoView') this.comeIntoView();
    else if (step.do === 'scroll') this.scroll(step.sixteenths);
    else if (step.do === 'playSegment') this.playSegment(step.segment);
    else if (step.do === 'reduceMotion') this.setReduced(step.reduced);
    else if (step.do === 'retry' && this.state === 'error') this.load(this.isGood);
    else if (step.do === 'hide' || step.do === 'show') this.hidden = step.do === 'hide';
    else if (step.do === 'fail' || step.do === 'reload') this.load(step.do === 'reload');
    else if (step.do === 'seek') this.seek(step.to);
    else if (step.do === 'setLoop') this.setLoop(step.loop);
    else if (step.do === 'setSpeed') this.speed = step.speed > 0 ? step.speed : this.speed;
    else if (step.do === 'setDirection') this.setDirection(step.direction);
    else if (step.do === 'update') this.update(step.props);
    else if (step.do === 'tick' && this.state === 'playing')
      this.tick(this.hasOwnTime ? step.milliseconds : Math.min(step.milliseconds, 1000));
    this.freezeOrThaw();
  }

  private trigger(trigger: Trigger) {
    const next = transition(this.state, trigger);
    if (!next) return false;
    this.state = next.to;
    if (next.to !== 'playing' && next.to !== 'frozen') this.part = null;
    this.pausedForMotion = false;
    this.events.push(...next.events.filter((event) => event !== 'frame'));
    return true;
  }

  private start(trigger: Trigger) {
    if (this.part?.isWayBack) this.part = null;
    const atEnd = !this.part && this.isAtEnd();
    if (!this.trigger(trigger)) return;
    this.frozenByHost = false;
    if (atEnd) this.moveTo(this.direction === 1 ? 0 : FRAMES - 1);
  }

  private isAtEnd() {
    const isFirst = this.position <= 0;
    const isLast = this.position >= FRAMES - 1;
    if (this.props.mode === 'normal') return this.direction === 1 ? isLast : isFirst;
    if (this.direction === 1) return this.isReturning && isFirst;
    return this.isReturning ? isLast : isFirst;
  }

  private moveTo(position: number) {
    this.position = position;
    this.isReturning = false;
  }

  private stop(trigger: Trigger) {
    if (this.trigger(trigger)) this.rewind();
  }

  private rewind() {
    this.moveTo(0);
    this.iterationsDone = 0;
  }

  private load(good: boolean) {
    this.trigger('loading');
    this.rewind();
    this.loaded(good);
  }

  private seek(to: number | string) {
    const percent = Math.floor((Number.parseFloat(String(to)) / 100) * FRAMES + Number.EPSILON);
    const named = to === MARKER.name ? MARKER.first : percent;
    const frame = typeof to === 'number' ? to : named;
    if (Number.isNaN(frame) || !this.trigger('seek')) return;
    if (!this.part?.isWayBack) this.part = null;
    this.moveTo(Math.min(Math.max(frame, 0), FRAMES - 1));
  }

  /** From here on it tracks where the picture is on the page, if a prop asks for it. */
  private trackView() {
    this.awaitsView = this.props.autoplay === 'in-view' && !this.props.scrub;
    this.scrubbedTo = null;
    this.scroll(this.sixteenths);
    this.freezeOrThaw();
  }

  private comeIntoView() {
    if (!this.awaitsView || this.state === 'error') return;
    this.awaitsView = false;
    if (this.reduced === 'ignore') this.start('inView');
  }

  private scroll(sixteenths: number) {
    this.sixteenths = sixteenths;
    const isAsked = this.props.scrub && this.state !== 'error' && this.reduced === 'ignore';
    if (!isAsked || this.scrubbedTo === sixteenths) return;
    this.scrubbedTo = sixteenths;
    const share = sixteenths / 16;
    const out = this.props.mode === 'bounce' ? 1 - Math.abs(1 - 2 * share) : share;
    if (!this.trigger('scrub')) return;
    if (!this.part?.isWayBack) this.part = null;
    this.moveTo((this.direction === 1 ? out : 1 - out) * (FRAMES - 1));
  }

  private leave() {
    const { hoverOut } = this.props;
    if (hoverOut === 'pause') this.trigger('pause');
    else if (hoverOut === 'stop') this.stop('leave');
    else if (this.trigger('reverse')) {
      this.part = { to: 0, forwards: false, isWayBack: true };
      this.isReturning = false;
    }
  }

  private playSegment(segment: [number, number] | string) {
    if (segment === 'nowhere') return;
    const [from, to] = typeof segment === 'string' ? [MARKER.first, MARKER.last] : segment;
    const first = Math.max(Math.min(from, to), 0);
    const last = Math.min(Math.max(from, to), FRAMES) - 1;
    if (last < first || !this.trigger('playSegment')) return;
    this.frozenByHost = false;
    const forwards = from < to;
    this.part = { to: forwards ? last : first, forwards, isWayBack: false };
    this.moveTo(forwards ? first : last);
  }

  private setReduced(prefers = this.prefersReduced) {
    this.prefersReduced = prefers;
    const reduced = prefers ? this.props.reducedMotion : 'ignore';
    if (reduced === this.reduced) return;
    this.reduced = reduced;
    if (reduced === 'ignore' && this.pausedForMotion) this.start('play');
    else this.holdStill();
    if (this.props.scrub && this.state !== 'error') this.trackView();
  }

  /** What plays is paused, or the picture goes to the frame of its still; what the host froze stays. */
  private holdStill() {
    const isMoving = this.state === 'playing' || (this.state === 'frozen' && !this.frozenByHost);
    const goesOn = isMoving || this.pausedForMotion;
    if (this.reduced === 'ignore') return;
    if (this.reduced === 'respect') {
      if (isMoving) this.trigger('pause');
    } else if (isMoving || this.state !== 'frozen') {
      const frame = this.reduced === 'first-frame' ? 0 : FRAMES - 1;
      if (!isMoving && this.position === frame) return;
      if (this.trigger('still')) this.moveTo(frame);
    }
    this.pausedForMotion = goesOn;
  }

  private setLoop(loop: PlayerLoop) {
    this.loop = loop;
    this.iterationsDone = 0;
  }

  private setDirection(direction: PlayerDirection) {
    this.direction = direction;
    this.turnScrubbed();
  }

  /** Another direction or mode has another frame at the same place of the page; what plays turns round where it is. */
  private turnScrubbed() {
    if (this.props.scrub && !['loading', 'error', 'playing'].includes(this.state)) this.trackView();
  }

  private update(props: Partial<Props>) {
    const before = this.props;
    this.props = { ...before, ...props };
    if (this.props.loop !== before.loop) this.setLoop(this.props.loop);
    if (this.props.speed !== before.speed) this.speed = this.props.speed;
    if (this.props.direction !== before.direction) this.setDirection(this.props.direction);
    if (this.props.mode !== before.mode) {
      this.isReturning = false;
      this.turnScrubbed();
    }
    this.setReduced();
    const isTracked = this.props.autoplay !== before.autoplay || this.props.scrub !== before.scrub;
    if (isTracked && this.state !== 'error') this.trackView();
  }

  /** Goes the whole way at once: full iterations first, then the rest of the last one. */
  private tick(milliseconds: number) {
    if (this.part) return this.playOn(this.part, this.speed * (milliseconds / 1000) * RATE);
    const bounces = this.props.mode === 'bounce';
    const length = bounces ? 2 * FRAMES : FRAMES;
    // A bounce ends against the direction.
    const endsForwards = (this.direction === 1) !== bounces;
    let way = this.fromBeginning() + this.speed * (milliseconds / 1000) * RATE;
    const loopCount = this.loop === true ? Number.POSITIVE_INFINITY : Math.max(Number(this.loop), 1);
    // Runs from end to end, of which a bounce has two; one that begins backwards has to leave its last frame.
    const isForwards = (this.direction === 1) !== this.isReturning;
    const runs = isForwards ? Math.floor(way / FRAMES) : Math.max(Math.ceil(way / FRAMES) - 1, 0);
    const crossed = bounces ? Math.floor(runs / 2) : runs;
    const iterations = Math.min(crossed, Math.max(loopCount - 1 - this.iterationsDone, 0));
    way -= iterations * length;
    this.iterationsDone += iterations;
    for (let iteration = 0; iteration < iterations; iteration += 1) this.trigger('iteration');
    this.isReturning = bounces && runs > 2 * iterations;
    const fromStart = this.isReturning ? 2 * FRAMES - way : way;
    this.position = this.direction === 1 ? fromStart : FRAMES - fromStart;
    const isLast = this.iterationsDone >= loopCount - 1;
    const isOver = endsForwards ? way >= length - 1 : way >= length;
    if (isLast && isOver) this.complete(loopCount === 1 && this.props.keepLastFrame);
  }

  private playOn({ to, forwards, isWayBack }: NonNullable<Model['part']>, frames: number) {
    this.position += forwards ? frames : -frames;
    if (forwards ? this.position < to : this.position > to) return;
    this.position = to;
    if (isWayBack) return this.stop('stop');
    this.trigger('complete');
    this.iterationsDone = 0;
  }

  /** Frames since the iteration began. */
  private fromBeginning() {
    const { position, direction, isReturning } = this;
    if (direction === 1) return isReturning ? 2 * FRAMES - position : position;
    return isReturning ? FRAMES + position : FRAMES - position;
  }

  private complete(stays: boolean) {
    const { isReturning } = this;
    this.trigger('complete');
    this.rewind();
    if (!stays) return;
    if ((this.direction === 1) !== isReturning) this.position = FRAMES - 1;
    this.isReturning = isReturning;
  }

  private freezeOrThaw() {
    const unseen = this.hidden && this.props.freezeWhenUnseen;
    if (unseen && this.state === 'playing') this.trigger('freeze');
    else if (!unseen && this.state === 'frozen' && !this.frozenByHost) this.trigger('thaw');
  }
}
