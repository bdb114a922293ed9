import { durationOf, markerDetail } from '../core/event-details';
import type { Input } from '../core/inputs';
import type { RequestId } from '../core/model';
import { isLoaded } from '../core/select';
import type { PlayerHandle } from '../types';
import { getPosition } from './display';
import type { Runtime } from './runtime';

/** Creates the object through which the app and the controls command a player. */
export function createHandle(runtime: Runtime): PlayerHandle {
  const { dispatch } = runtime;

  /** Returns the frame of the file once the animation is on screen. */
  const getFrameOnScreen = () => request<number>(runtime, (id) => ({ type: 'takeSnapshot', id }));

  /** Returns a method that calls a function of the module about layers once the animation is on screen. */
  const inspect =
    <Name extends 'layers' | 'boxOf' | 'layersAt'>(name: Name): PlayerHandle[Name] =>
    // biome-ignore lint/suspicious/noExplicitAny: the method has the parameters of the function
    async (...parameters: any[]): Promise<any> => {
      await getFrameOnScreen();
      return (await import('./layers'))[name](runtime, ...(parameters as [string & number, number]));
    };

  return {
    play: () => dispatch({ type: 'play' }),
    pause: () => dispatch({ type: 'pause' }),
    stop: () => dispatch({ type: 'stop' }),
    freeze: () => dispatch({ type: 'freeze' }),
    seek: (to) => dispatch({ type: 'seek', to }),
    retry: () => dispatch({ type: 'retry' }),
    setLoop: (loop) => dispatch({ type: 'set', name: 'loop', value: loop }),
    setSegment: (segment) => dispatch({ type: 'set', name: 'segment', value: segment }),
    setSpeed: (speed) => dispatch({ type: 'set', name: 'speed', value: speed }),
    setDirection: (direction) => dispatch({ type: 'set', name: 'direction', value: direction }),
    setMuted: (muted) => dispatch({ type: 'set', name: 'muted', value: muted }),
    setVolume: (volume) => dispatch({ type: 'set', name: 'volume', value: volume }),
    setBackground: (background) => dispatch({ type: 'set', name: 'background', value: background }),
    playSegment: (segment) => request(runtime, (id) => ({ type: 'playSegment', segment, id })),
    async snapshot(options) {
      const frame = await getFrameOnScreen();
      const { model, stage } = runtime;
      const { requestSnapshot } = await import('../render/snapshot/request-snapshot');
      return requestSnapshot(options, { model, stage, frame });
    },
    get stateMachine() {
      return runtime.machine?.handle;
    },
    layers: inspect('layers'),
    boxOf: inspect('boxOf'),
    layersAt: inspect('layersAt'),
    get renderer() {
      const { media, settings } = runtime.model;
      return isLoaded(runtime.model) ? media.renderer : settings.renderer;
    },
    get state() {
      return runtime.model.status;
    },
    get frame() {
      return getPosition(runtime).frame;
    },
    get totalFrames() {
      return runtime.model.media.totalFrames;
    },
    get frameRate() {
      return runtime.model.media.frameRate;
    },
    get duration() {
      return durationOf(runtime.model.media);
    },
    get markers() {
      const { markers, frameRate } = runtime.model.media;
      return markers.map((marker) => markerDetail(marker, frameRate));
    },
  };
}

/** Dispatches a command, and returns its promise. */
const request = <Value>({ dispatch }: Runtime, command: (id: RequestId) => Input): Promise<Value> =>
  new Promise((resolve) => dispatch(command(resolve)));
