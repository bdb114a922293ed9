import { hostSettings } from './host-settings';

test('disables preload, noindex and reports if no setting is set', () => {
  expect(hostSettings({} as NodeJS.ProcessEnv)).toMatchObject({
    hstsPreload: false,
    noIndex: false,
    reportTo: undefined,
  });
});

test('encodes the report URL for a header', () => {
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
  // Contains a full-width semicolon, which URL parsing converts to `;`.
  { CSP_REPORT_URL: 'https://report；.example/' },
  { CSP_REPORT_URL: 'https://[' },
])('throws for %j', (settings) => {
  const [name = ''] = Object.keys(settings);
  expect(() => hostSettings(settings as unknown as NodeJS.ProcessEnv)).toThrow(name);
});
