import { spawnSync } from 'node:child_process';

/** Runs the check in a Node process that reports the given version. */
function checkOn(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  return spawnSync(process.execPath, ['--import', pretend, 'scripts/check-node.mjs'], { encoding: 'utf8' });
}

test.each(['20.19.0', '20.20.2', '21.0.0', '100.0.0'])('check-node accepts Node %s', (version) => {
  expect(checkOn(version)).toMatchObject({ status: 0, stderr: '' });
});

test.each(['12.22.0', '18.20.4', '20.18.3'])(
  'check-node rejects Node %s with a one-line message',
  (version) => {
    const { status, stderr } = checkOn(version);
    expect(status).toBe(1);
    expect(stderr).toContain(`needs Node 20.19 or newer, but this is Node ${version}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  },
);
