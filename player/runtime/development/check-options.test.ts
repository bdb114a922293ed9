import { optionProblems, valueProblems } from './check-options';
import { OPTION_RULES } from './option-rules';

const problemsOf = (options: object) =>
  optionProblems({ src: '/day.json', label: 'A day', ...options }, OPTION_RULES);

test.each([
  [{ speed: '2' }, 'speed is "2"; it must be a number above 0.'],
  [{ speed: 0 }, 'speed is 0; it must be a number above 0.'],
  [{ loop: -1 }, 'loop is -1; it must be true, false, or a whole number of iterations above 0.'],
  [{ loop: 'true' }, 'loop is "true"; it must be true, false, or a whole number of iterations above 0.'],
  [{ autoplay: 'inview' }, 'autoplay is "inview"; it must be true, false or "in-view".'],
  [{ renderer: 'svgg' }, 'renderer is "svgg"; it must be "svg", "canvas" or "html".'],
  [{ segment: [10] }, 'segment is [10]; it must be the name of a marker, or two frames such as [0, 40].'],
  [{ width: '100px', height: 9 }, 'width is "100px"; it must be a number above 0, without a unit.'],
  [{ width: 100 }, 'width and height have an effect only together.'],
  [{ align: 'middle' }, 'align is "middle"; it must be two numbers from 0 to 1, such as [0.5, 1].'],
  [{ align: [50, 50] }, 'align is [50,50]; it must be two numbers from 0 to 1, such as [0.5, 1].'],
  [{ hotspots: {} }, 'hotspots is {}; it must be a list of objects.'],
  [
    { scrubArea: { left: 90, right: 10 } },
    'scrubArea is {"left":90,"right":10}; it must be edges in percent, from 0 to 100, such as { left: 10, right: 90 }.',
  ],
  [
    { labels: { plai: 'Start' } },
    'labels is {"plai":"Start"}; it must be an object with texts, whose names @northlight/player/labels contains.',
  ],
  [{ onComplete: 'x' }, 'onComplete is "x"; it must be a function.'],
  [
    { label: undefined },
    'label is missing; it must be a string: the accessible name, or "" for a decoration.',
  ],
  [{ animationId: 'intro' }, 'animationId is "intro", but src is JSON; only a .lottie archive has such ids.'],
  [{ autoPlay: true }, 'autoPlay is unknown and has no effect; use autoplay.'],
  [{ animationData: {} }, 'animationData is unknown and has no effect; use src.'],
  [{ constructor: 1 }, 'constructor is unknown and has no effect.'],
])('%j has one problem: %s', (options, problem) => {
  expect(problemsOf(options)).toEqual([problem]);
});

test.each([
  [{}],
  [{ loop: Infinity }],
  [{ loop: 3, speed: 0.5, direction: -1, segment: [10, 20], align: [0, 1], scrubArea: { left: 10 } }],
  [{ src: '/day.lottie', animationId: 'intro', themeId: '', stateMachineId: 'toggle' }],
  [{ label: '', poster: undefined, width: null, onError: undefined }],
])('%j has no problems', (options) => {
  expect(problemsOf(options)).toEqual([]);
});

test('the values of some options are checked without the others', () => {
  expect(valueProblems({ spead: 2, volume: 50 }, OPTION_RULES)).toEqual([
    'spead is unknown and has no effect; use speed.',
    'volume is 50; it must be a number from 0 to 1.',
  ]);
});
