import type { CDPSession } from 'playwright';

/** The fields of a CPU profile that are read. Time differences are in microseconds. */
type Profile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string } }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

/** Returns a function that calls a method of the DevTools protocol in the worker of a page. */
export async function attachToWorker(session: CDPSession) {
  const replies = new Map<number, (result: { profile: Profile }) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    replies.get(id)?.(result);
  });
  const attached = new Promise<string>((resolve) => {
    session.on('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId));
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  let id = 0;
  return (method: string): Promise<{ profile: Profile }> => {
    id += 1;
    const message = JSON.stringify({ id, method });
    session.send('Target.sendMessageToTarget', { sessionId, message });
    return new Promise((resolve) => replies.set(id, resolve));
  };
}

/** Returns the functions with the most time of their own, in milliseconds. */
export function mostExpensive({ nodes, samples, timeDeltas }: Profile, count: number) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName || '(anonymous)']));
  const times = new Map<string, number>();
  for (const [index, node] of samples.entries()) {
    const name = names.get(node) ?? '';
    if (name !== '(idle)') times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return [...times]
    .map(([name, milliseconds]) => ({ name, milliseconds }))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count);
}
