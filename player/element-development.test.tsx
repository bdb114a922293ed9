const warn = jest.spyOn(console, 'warn').mockImplementation();

const warnings = () => warn.mock.calls.map(([message]) => message);

test('<northlight-player> names misspelt attributes, wrong values and wrong calls', async () => {
  document.body.innerHTML =
    '<northlight-player lang="en" slot="a" preload="none" label="A" workerurl="/w.js" speed="fast" width="16" height="9"></northlight-player>';
  // The page contains the element before the script.
  await import('./element-development');
  await new Promise((resolve) => setTimeout(resolve));
  const element = document.querySelector('northlight-player');
  element?.setLoop(-1);
  Object.assign(element ?? {}, { volume: 50 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(warnings()).toEqual([
    'A: The attribute workerurl is unknown and has no effect; use worker-url.',
    'A: speed is "fast"; it must be a number above 0.',
    'A: The value of setLoop() is -1; it must be true, false, or a whole number of iterations above 0.',
    'A: volume is 50; it must be a number from 0 to 1.',
  ]);
});

test('<northlight-player> names wrong values of elements that a script adds', async () => {
  await import('./element-development');
  document.body.innerHTML = '<northlight-player preload="none" label="B" align="middle"></northlight-player>';
  await new Promise((resolve) => setTimeout(resolve));
  expect(warnings()).toContain('B: align is "middle"; it must be two numbers from 0 to 1, such as [0.5, 1].');
});
