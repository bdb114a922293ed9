import type { Failure } from '../../document/errors/failure';
import type { PlayRange } from '../../document/play-range';
import { type SourceText, stableStringify } from '../../document/source-text';
import type { WorkerFallbackReason } from '../fallback-reason';
import type { DrawingSettings, DrawnFrames, PlaybackSync, Renderer } from '../renderer';
import { createShadowBox } from '../shadow-host';
import { boxOf, watchSize } from '../watch-size';
import type { FileSettings, FromWorker, SourceBytes } from './protocol';
import { createTimelineSync } from './timeline-sync';
import type { DrawingWorker } from './worker-manager';

export type SessionOptions = {
  worker: DrawingWorker;
  /** `src` as text, or what was read of it before. */
  source: string | SourceText;
  prefersReducedMotion(): boolean;
  /** Asked when each counts, as they may change while the file travels. */
  getSettings(): DrawingSettings & FileSettings;
  /** Called once, for what the canvas stands in. */
  createContainer(): HTMLElement;
  /** @param unresolvedSlots which of the host's slots and themes the picture does without */
  onLoaded(playRange: PlayRange, unresolvedSlots: Failure[], getSource: () => SourceText): void;
  /** Called when a picture that was there is gone: its file made the worker hang. */
  onFailed(failure: Failure): void;
  /** Called when a picture that was there can't be drawn in a worker any more. */
  onUnavailable(): void;
  /** Where the picture is when the canvas is made. */
  getSync(): PlaybackSync;
  signal: AbortSignal;
};

type Opened = Extract<FromWorker, { type: 'opened' }>;

/** A picture in the worker, or why there is none, with the file as far as it was read. */
export type Outcome =
  | { renderer: Renderer }
  | { renderer: null; fallbackReason: WorkerFallbackReason | 'no worker'; source: string | SourceText };

/**
 * Has an animation read and drawn in the worker. When another file makes the worker hang, the picture goes on in the next one
 * from where it is.
 * @returns the engine once the first frame is drawn
 * @throws Failure; `signal.reason` when aborted. Nothing is left behind.
 */
export function openSession(options: SessionOptions): Promise<Outcome> {
  const { worker, signal } = options;
  return new Promise((resolve, reject) => {
    let source = typeof options.source === 'string' ? options.source : encode(options.source);
    let phase: 'opening' | 'drawing' | 'ended' = 'opening';
    let isLoaded = false;
    let container: HTMLElement | null = null;
    let shadowBox: HTMLElement | null = null;
    let stopWatching: (() => void) | undefined;
    /** The settings by which the file is being read. */
    let sent: string | null = null;
    let drawnFrames: DrawnFrames = { count: 0, at: performance.now() };

    const timelineSync = createTimelineSync((number, sync) =>
      worker.post({ type: 'sync', player, number, sync }),
    );
    const player = worker.add({
      onMessage,
      onDrawnFrames(count) {
        drawnFrames = { count: drawnFrames.count + count, at: performance.now() };
      },
      isBusy: () => phase === 'opening' || timelineSync.isBusy(),
      onLost(reason) {
        if (reason === 'replaced') open();
        else if (phase === 'opening') {
          end();
          if (reason === 'hung') reject(HUNG);
          else resolve({ renderer: null, fallbackReason: 'no worker', source: decode(source) });
        } else if (reason === 'hung') options.onFailed(HUNG);
        else options.onUnavailable();
      },
    });
    signal.addEventListener('abort', onAbort);
    open();

    function onAbort() {
      end();
      reject(signal.reason);
    }

    function open() {
      const settings = getFileSettings();
      sent = stableStringify(settings);
      worker.post({
        type: 'open',
        player,
        source,
        pageUrl: document.baseURI,
        prefersReducedMotion: options.prefersReducedMotion(),
        ...settings,
      });
    }

    function getFileSettings(): FileSettings {
      const { animationId, segment, slots, themeId } = options.getSettings();
      return { ...cloneable({ animationId, segment, themeId }), slots: cloneable(slots ?? {}) };
    }

    function onMessage(message: FromWorker) {
      if (message.type === 'opened') onOpened(message);
      else if (message.type === 'started') onStarted(message.build);
      else if (message.type === 'drawn') {
        timelineSync.onDrawn(message.number);
        worker.watch();
      } else if (message.type === 'fallback') onFallback(message);
      else if (message.type === 'failed') fail(message.failure);
    }

    function onFallback(message: Extract<FromWorker, { type: 'fallback' }>) {
      // Begun anew it can't be drawn here any more.
      if (phase === 'drawing') return options.onUnavailable();
      end();
      resolve({ renderer: null, fallbackReason: message.reason, source: decode(message.source ?? source) });
    }

    function fail(failure: Failure) {
      const wasOpening = phase === 'opening';
      end();
      if (wasOpening) reject(failure);
      else options.onFailed(failure);
    }

    function onOpened({ playRange, unresolvedSlots, source: read }: Opened) {
      source = read;
      // They changed while the file travelled.
      if (stableStringify(getFileSettings()) !== sent) return open();
      if (!isLoaded) options.onLoaded(playRange, unresolvedSlots, () => decode(read) as SourceText);
      isLoaded = true;
      // What the host did meanwhile may have ended this.
      if (phase === 'ended') return;
      const { rendererSettings } = options.getSettings();
      container ??= options.createContainer();
      shadowBox ??= createShadowBox(container);
      const canvas = createCanvas(shadowBox, rendererSettings);
      worker.post(
        {
          type: 'start',
          player,
          canvas,
          box: getBox(),
          rendererSettings: cloneable(rendererSettings),
          sync: options.getSync(),
        },
        [canvas],
      );
    }

    /** In pixels of the canvas. */
    function getBox() {
      return boxOf(container as HTMLElement, options.getSettings());
    }

    function onStarted(build: string) {
      // The one before, of a worker that is gone, was to be seen until now.
      for (const old of [...(shadowBox?.children ?? [])].slice(0, -1)) old.remove();
      if (phase === 'drawing') {
        timelineSync.repeat();
        return onResize();
      }
      phase = 'drawing';
      signal.removeEventListener('abort', onAbort);
      stopWatching = watchSize(container as HTMLElement, onResize);
      resolve({
        renderer: {
          build,
          container: container as HTMLElement,
          render: (position) => timelineSync.send({ position }),
          play: (timeline, subframes) => timelineSync.send({ timeline, subframes }),
          getDrawnFrames: () => drawnFrames,
          place: onResize,
          destroy: end,
        },
      });
    }

    function onResize() {
      const box = getBox();
      // A container that is folded away has no size; the picture stays as it is till it has one.
      if (!box.width || !box.height) return;
      worker.post({ type: 'resize', player, box });
    }

    function end() {
      if (phase === 'ended') return;
      phase = 'ended';
      signal.removeEventListener('abort', onAbort);
      stopWatching?.();
      timelineSync.end();
      worker.remove(player);
      container?.remove();
    }
  });
}

const HUNG: Failure = { code: 'renderer', reason: 'hung' };

/** A canvas of its own for each worker, since a canvas is handed over for good. */
function createCanvas(box: HTMLElement, { className, id }: Record<string, unknown>) {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  if (className) canvas.setAttribute('class', String(className));
  if (id) canvas.id = String(id);
  box.append(canvas);
  return canvas.transferControlToOffscreen();
}

/** Settings as they can be sent. One that holds what is not data goes without that: the worker says what is wrong with it. */
const cloneable = <Settings extends object>(settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, cloneOf(value)])) as Settings;

function cloneOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return JSON.parse(stableStringify([value]) ?? '[{}]')[0] ?? {};
  }
}

const encode = ({ text, base }: SourceText): SourceBytes => ({
  bytes: new TextEncoder().encode(text).buffer,
  base,
});

const decode = (source: string | SourceBytes): string | SourceText =>
  typeof source === 'string' ? source : { text: new TextDecoder().decode(source.bytes), base: source.base };
