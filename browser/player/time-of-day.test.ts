import { minutesOf, timeText } from './time-of-day';

test('minutesOf and timeText return the time of day that a frame of the animation shows', () => {
  const day = (frame: number) => timeText(minutesOf({ frame, totalFrames: 1440 }, [0, 24]));
  expect([day(0), day(810), day(1439)]).toEqual(['00:00', '13:30', '23:59']);
  expect(timeText(minutesOf({ frame: 1, totalFrames: 3 }, [8, 9]))).toBe('08:20');
});
