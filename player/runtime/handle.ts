import { durationOf, markerDetail } from '../core/event-details';
import type { Input } from '../core/inputs';
import { isLoaded } from '../core/select';
import type { PlayerHandle } from '../types';
import { getPosition } from './display';
import type { Runtime } from './runtime';

/** Creates the object through which the app and the controls command a player. */
export function createHandle(runtime: Runtime): PlayerHandle {
  const { dispatch } = runtime;
  return {
    play: () => dispatch({ type: 'play' }),
    pause: () => dispatch({ type: 'pause' }),
    stop: () => dispatch({ type: 'stop' }),
    freeze: () => dispatch({ type: 'freeze' }),
    seek: (to) => dispatch({ type: 'seek', to }),
    retry: () => dispatch({ type: 'retry' }),
    setLoop: (loop) => dispatch({ type: 'set', name: 'loop', value: loop }),
    setSpeed: (speed) => dispatch({ type: 'set', name: 'speed', value: speed }),
    setDirection: (direction) => dispatch({ type: 'set', name: 'direction', value: direction }),
    setBackground: (background) => dispatch({ type: 'set', name: 'background', value: background }),
    playSegment: (segment) => request(runtime, (id) => ({ type: 'playSegment', segment, id })),
    async snapshot(options) {
      const position = await request<number>(runtime, (id) => ({ type: 'takeSnapshot', id }));
      const { model, stage } = runtime;
      const { requestSnapshot } = await import('../render/snapshot/request-snapshot');
      return requestSnapshot(options, { model, stage, position });
    },
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

/** The id of the last request. Ids are unique among all players. */
let lastRequest = 0;

/** Dispatches a command with a new id. The returned promise is settled by an effect with the same id. */
function request<Value>({ requests, dispatch }: Runtime, command: (id: number) => Input): Promise<Value> {
  return new Promise((resolve) => {
    lastRequest += 1;
    requests.set(lastRequest, resolve);
    dispatch(command(lastRequest));
  });
}
