import { hostSettings } from './host-settings';

test('unset, nothing is preloaded, kept from search engines or reported', () => {
  expect(hostSettings({} as NodeJS.ProcessEnv)).toMatchObject({
    hstsPreload: false,
    noIndex: false,
    reportTo: undefined,
  });
});

test('an address for reports is written as a header can hold it', () => {
  const settings = { CSP_REPORT_URL: 'https://bücher.example/ü' } as unknown as NodeJS.ProcessEnv;
  expect(hostSettings(settings).reportTo).toBe('https://xn--bcher-kva.example/%C3%BC');
});

test.each([
  { HSTS_PRELOAD: 'yes' },
  { NO_INDEX: 'yes' },
  { CSP_REPORT_URL: '/csp' },
  { CSP_REPORT_URL: 'https://report.example/?app=$site' },
  { CSP_REPORT_URL: 'https://report.example/{path}' },
  { CSP_REPORT_URL: 'https://report.example/; script-src *' },
  // A semicolon of full width, which becomes the plain one.
  { CSP_REPORT_URL: 'https://report；.example/' },
  { CSP_REPORT_URL: 'https://[' },
])('%j stops the build', (settings) => {
  const [name = ''] = Object.keys(settings);
  expect(() => hostSettings(settings as unknown as NodeJS.ProcessEnv)).toThrow(name);
});
