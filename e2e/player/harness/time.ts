/** Time as the page sees it once a test steers it: frames come when the test says, and are as long as it says. */
let now = 0;
let callbacks = new Map<number, FrameRequestCallback>();
let lastId = 0;

/** From here on no animation frame comes by itself. */
export function steerTime() {
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

/** Lets one animation frame pass. @returns how many callbacks had asked for it */
export function advance(milliseconds: number) {
  // One as time stands, from which counts what began since the last.
  frame();
  now += milliseconds;
  return frame();
}

function frame() {
  const due = callbacks;
  callbacks = new Map();
  for (const callback of due.values()) callback(now);
  return due.size;
}
