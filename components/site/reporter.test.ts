let isHidden = false;
const hide = () => {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const sendBeacon = jest.fn();
/** Returns the messages of the reports in the beacon that was sent last. */
const sent = () => JSON.parse(sendBeacon.mock.lastCall[1]).map(({ message }: { message: string }) => message);

beforeAll(async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  Object.assign(navigator, { sendBeacon });
  // jsdom doesn't implement this method, which web-vitals calls.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, { REPORT_URL: 'https://in.example/', uncaughtErrors: [{ reason: 'early' }] });
  await import('./reporter');
});

test('the reporter sends its reports again if sending throws or the browser can’t queue them', () => {
  sendBeacon.mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  hide();
  globalThis.uncaughtErrors.push({ reason: 'late' });
  sendBeacon.mockReturnValueOnce(false);
  hide();
  expect(sent()).toEqual(['early', 'late']);
  sendBeacon.mockReturnValueOnce(true);
  hide();
  expect(sent()).toEqual(['early', 'late']);
  hide();
  expect(sendBeacon).toHaveBeenCalledTimes(3);
});

test('the reporter ignores errors that can’t be converted to text', () => {
  const reason = {
    toString() {
      throw new Error('from the thrown object');
    },
  };
  expect(() => globalThis.uncaughtErrors.push({ reason })).not.toThrow();
});
