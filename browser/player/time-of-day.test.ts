import { timeOfDay } from './time-of-day';

test('timeOfDay returns the time of day that a frame of the animation shows', () => {
  const day = (frame: number) => timeOfDay({ frame, totalFrames: 1440 }, [0, 24]);
  expect([day(0), day(810), day(1439)]).toEqual(['00:00', '13:30', '23:59']);
  expect(timeOfDay({ frame: 1, totalFrames: 3 }, [8, 9])).toBe('08:20');
});
