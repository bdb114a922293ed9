import { createEventQueue } from './host-callbacks';

test('callbacks run in order at the end of the outermost batch', () => {
  const queue = createEventQueue();
  const heard: number[] = [];
  queue.batch(() => {
    queue.push(() => {
      heard.push(1);
      queue.batch(() => queue.push(() => heard.push(3)));
    });
    queue.batch(() => queue.push(() => heard.push(2)));
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([1, 2, 3]);
});

test('what comes after a wait runs once that is over, what came before at once', async () => {
  const queue = createEventQueue();
  const heard: string[] = [];
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  queue.batch(() => {
    queue.push(() => heard.push('before'));
    queue.wait(drawn);
    queue.push(() => heard.push('after'));
  });
  queue.batch(() => queue.push(() => heard.push('later')));
  expect(heard).toEqual(['before']);
  draw();
  await drawn;
  expect(heard).toEqual(['before', 'after', 'later']);
});

test('what is cleared while it waits never runs', async () => {
  const queue = createEventQueue();
  const heard: string[] = [];
  const drawn = Promise.resolve();
  queue.batch(() => {
    queue.wait(drawn);
    queue.push(() => heard.push('old'));
  });
  queue.clear();
  queue.batch(() => queue.push(() => heard.push('new')));
  await drawn;
  expect(heard).toEqual(['new']);
});
