import { playerScripts, withCompileHint } from './exported-scripts';

const importOf = (...names: string[]) =>
  `7,e=>{e.v(t=>Promise.all(${JSON.stringify(names.map((name) => `static/chunks/${name}.js`))}.map(t=>e.l(t))).then(()=>t(8)))}`;

const exported = {
  page: `${importOf('form')},${importOf('player', 'shared')}`,
  'other-page': importOf('player', 'shared'),
  form: 'e.s(["sendForm",0,r])',
  player: `e.s(["SitePlayer",0,r]),${importOf('snapshot')},${importOf('client', 'shared')}`,
  shared: 'e.s(["f",0,r])',
  client: 'c=t.transferControlToOffscreen()',
  snapshot: 'e.s(["requestSnapshot",0,r])',
};

const scriptsOf = (files: Record<string, string>) =>
  playerScripts(new Map(Object.entries(files).map(([name, text]) => [`static/chunks/${name}.js`, text])));

test('playerScripts follows dynamic imports up to the worker client, and returns each script once', () => {
  expect(scriptsOf(exported)).toEqual(
    ['player', 'shared', 'client'].map((name) => `static/chunks/${name}.js`),
  );
});

test('playerScripts throws if an import is missing or ambiguous', () => {
  expect(() => scriptsOf({ ...exported, player: 'e.s(["SitePlayer",0,r])' })).toThrow('0 dynamic imports');
  expect(() => scriptsOf({ ...exported, page: '', 'other-page': '' })).toThrow('site-player.tsx');
  expect(() => scriptsOf({ ...exported, snapshot: exported.client })).toThrow('2 dynamic imports');
});

test('withCompileHint adds the hint, and nothing else, to a large script', () => {
  const script = 'f();'.repeat(20_000);
  const [first, ...rest] = withCompileHint(script).split('\n');
  expect(first).toBe('//# allFunctionsCalledOnLoad');
  expect(rest.join('\n')).toBe(script);
});

test('withCompileHint returns a small script unchanged', () => {
  expect(withCompileHint('f()')).toBe('f()');
});
