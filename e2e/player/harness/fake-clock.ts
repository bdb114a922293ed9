let now = 0;
let callbacks = new Map<number, FrameRequestCallback>();
let lastId = 0;

/** Replaces the page's clock and animation frames. Time then advances only through `advanceFrames`. */
export function installFakeClock() {
  now = performance.now();
  performance.now = () => now;
  window.requestAnimationFrame = (callback) => {
    lastId += 1;
    callbacks.set(lastId, callback);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => {
    callbacks.delete(id);
  };
}

/** Runs a number of animation frames at this interval. Returns how many callbacks the last frame ran. */
export function advanceFrames(milliseconds: number, count = 1) {
  let ran = 0;
  for (let frame = 0; frame < count; frame += 1) {
    // A player takes its start time from the first frame after `play`, so run one frame before time advances.
    runCallbacks();
    now += milliseconds;
    ran = runCallbacks();
  }
  return ran;
}

function runCallbacks() {
  const due = callbacks;
  callbacks = new Map();
  for (const callback of due.values()) callback(now);
  return due.size;
}
