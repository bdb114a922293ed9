import { sampleAddress } from './sample-address';

test('a build that was not told its address says so, in one line', () => {
  const env = { NODE_ENV: 'test' } as const;
  expect(sampleAddress(env)).toEqual([expect.stringMatching(/^NEXT_PUBLIC_SITE_URL is unset: .+$/)]);
  expect(sampleAddress({ ...env, NEXT_PUBLIC_SITE_URL: 'https://www.northlight.example' })).toEqual([]);
});
