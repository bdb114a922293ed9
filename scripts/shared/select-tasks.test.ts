import { selectTasks } from './select-tasks';

const tasks = { build: 1, test: 2 };

test('selectTasks returns the named tasks in their order, or all tasks', () => {
  expect(selectTasks(tasks, ['test', 'build'])).toEqual([1, 2]);
  expect(selectTasks(tasks, ['test'])).toEqual([2]);
  expect(selectTasks(tasks, [])).toEqual([1, 2]);
});

test.each(['deploy', 'constructor', '__proto__', ''])('selectTasks rejects the name %j', (name) => {
  expect(() => selectTasks(tasks, ['build', name])).toThrow('Available: -- build | test');
});
