/** Loads the module in a build with the given base path. */
function builtFor(basePath: string): typeof import('./with-base-path') {
  process.env.NEXT_PUBLIC_BASE_PATH = basePath;
  jest.resetModules();
  return require('./with-base-path');
}

afterAll(() => {
  Reflect.deleteProperty(process.env, 'NEXT_PUBLIC_BASE_PATH');
});

test('withBasePath adds the base path only to URLs of this site', () => {
  const { withBasePath } = builtFor('/campus');
  expect(withBasePath('/files/a.pdf')).toBe('/campus/files/a.pdf');
  expect(withBasePath('https://other.example/a.js')).toBe('https://other.example/a.js');
});
