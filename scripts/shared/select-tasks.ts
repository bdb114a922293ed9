/**
 * Returns the tasks named in a command's arguments, or all tasks if there are no arguments.
 * @param tasks the tasks, keyed by name, in the order in which they run
 * @throws an error that lists the names of all tasks if an argument is not one of them
 */
export function selectTasks<Task>(
  tasks: Readonly<Record<string, Task>>,
  options: readonly string[] = process.argv.slice(2),
): Task[] {
  const unknown = options.filter((option) => !Object.hasOwn(tasks, option));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(' ')}. Available: -- ${Object.keys(tasks).join(' | ')}`);
  return Object.entries(tasks).flatMap(([name, task]) =>
    options.length === 0 || options.includes(name) ? [task] : [],
  );
}
