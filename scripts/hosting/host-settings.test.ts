import { hostSettings } from './host-settings';

test('unset, nothing is preloaded, kept from search engines or reported', () => {
  expect(hostSettings({} as NodeJS.ProcessEnv)).toMatchObject({
    hstsPreload: false,
    noIndex: false,
    reportTo: undefined,
  });
});

test.each([
  { HSTS_PRELOAD: 'yes' },
  { NO_INDEX: 'yes' },
  { CSP_REPORT_URL: '/csp' },
  { CSP_REPORT_URL: 'https://report.example/?app=$site' },
  { CSP_REPORT_URL: 'https://report.example/{path}' },
  { CSP_REPORT_URL: 'https://report.example/; script-src *' },
])('%j stops the build', (settings) => {
  const [name = ''] = Object.keys(settings);
  expect(() => hostSettings(settings as unknown as NodeJS.ProcessEnv)).toThrow(name);
});
