/** The module as it is built for a base path. */
function builtFor(basePath: string): typeof import('./with-base-path') {
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  jest.resetModules();
  return require('./with-base-path');
}

afterAll(() => {
  Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_BASE_PATH');
});

test('an address of this site gets the base path, one of another stays as it is', () => {
  const { withBasePath } = builtFor('/campus');
  expect(withBasePath('/files/a.pdf')).toBe('/campus/files/a.pdf');
  expect(withBasePath('https://other.example/a.js')).toBe('https://other.example/a.js');
});

test('what is not under the base path is no page of the router', () => {
  const { withoutBasePath } = builtFor('/campus');
  expect(['/campus', '/campus/', '/campus/profile'].map(withoutBasePath)).toEqual(['/', '/', '/profile']);
  expect(['/', '/library', '/campus-map'].map(withoutBasePath)).toEqual([undefined, undefined, undefined]);
  expect(builtFor('').withoutBasePath('/')).toBe('/');
});
