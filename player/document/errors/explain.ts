import type { PlayerError } from '../../types';
import { type Failure, formatValue } from './failure';

/** The requirements for the fields of an animation. `parse.ts` checks them. */
const REQUIREMENTS: Record<string, string> = {
  'The file': 'one JSON object',
  w: 'a number of pixels above 0',
  h: 'a number of pixels above 0',
  fr: 'a number of frames per second above 0',
  ip: 'a number',
  layers: 'a list of one or more objects',
};

/** The requirements for the app's value of a slot, keyed by slot type. `slot-values.ts` checks them. */
const SLOT_REQUIREMENTS: Record<string, string> = {
  color: 'a color: #rgb, #rrggbb, a computed CSS color, or a list of red, green and blue from 0 to 1',
  number: 'a number',
  vector: 'a list of two or three numbers',
  'number or vector': 'a number, or a list of two or three numbers',
  gradient: 'a list of two or more stops, each with an offset from 0 to 1 and a color',
  text: 'a string',
  image: 'the URL of an image',
  path: 'removed, because the value of a path can’t be set',
};

/** Matches the error messages of browsers and bundlers for a script that could not be loaded. */
const SCRIPT_NOT_FETCHED = /imported module|module script|chunk/i;

/**
 * Converts a failure to the detail of an `error` event. The message explains the problem and how to fix it.
 */
export function explain(failure: Failure): PlayerError {
  const detail = { code: failure.code, message: messageFor(failure) };
  return failure.reason === 'status' ? { ...detail, status: failure.status } : detail;
}

function messageFor(failure: Failure): string {
  switch (failure.reason) {
    case 'src':
      return `src is ${formatValue(failure.src)}; it must be an object that can be converted to JSON, JSON text, a URL or a path.`;
    case 'unreachable':
      return `${failure.url} could not be fetched. Check the connection and, if the file is on another site, its CORS headers.`;
    case 'too slow':
      return 'The animation did not load within 30 seconds. Check the connection and try again.';
    case 'status':
      return `The server responded with ${failure.status} for ${failure.url}. Check the URL.`;
    case 'not JSON':
      return failure.isWebPage
        ? 'The server sent a web page instead of an animation. Check the URL.'
        : `The animation is not valid JSON (${printable(failure.problem)}). Export it again.`;
    case 'archive':
      return `The .lottie archive can't be read (${printable(failure.problem)}). Export it again.`;
    case 'gzip':
      return `The gzip file can't be read (${printable(failure.problem)}). Compress it again.`;
    case 'encrypted archive':
      return 'The .lottie archive is encrypted. Export it again without a password.';
    case 'empty archive':
      return 'The .lottie archive has no animation; it must have one in a/ or animations/.';
    case 'too large':
      return 'The animation is over 64 MiB; it must be smaller. Reduce the size of its images.';
    case 'too many layers':
      if (failure.count === Infinity)
        return 'The compositions of this animation contain each other in an endless cycle. Remove the cycle in its editor.';
      return `The compositions of this animation show ${failure.count} layers; they must show ${failure.most} or fewer. Simplify it in its editor.`;
    case 'too much':
      return `This animation has ${failure.count} ${failure.what}; it must have ${failure.most} or fewer. Simplify it in its editor.`;
    case 'field': {
      const { field, value, ip } = failure;
      const requirement =
        field === 'op' ? `a number above ip, which is ${ip}` : (REQUIREMENTS[field] ?? 'an object');
      return `${field} is ${value}; it must be ${requirement}.`;
    }
    case 'marker': {
      const { marker, markers } = failure;
      return `segment is "${marker}", a marker that the file does not have (it has: ${listOf(markers)}).`;
    }
    case 'segment': {
      const { segment, ip, op } = failure;
      return `segment is ${formatValue(segment)}; it must be a range of one frame or more between ${ip} and ${op}.`;
    }
    case 'slot':
      return `slots.${failure.slot} is set, but the file has no such slot (it has: ${listOf(failure.slots)}).`;
    case 'slot value': {
      const { slot, value, kind } = failure;
      return `slots.${slot} is ${formatValue(value)}; it must be ${SLOT_REQUIREMENTS[kind]}.`;
    }
    case 'theme': {
      const { theme, themes } = failure;
      return `themeId is "${theme}", a theme that the file does not have (it has: ${listOf(themes)}).`;
    }
    case 'hung':
      return 'This animation takes too long to draw. Simplify it in its editor.';
    case 'drawing':
      if (SCRIPT_NOT_FETCHED.test(String(failure.problem)))
        return 'A file of the player did not load. Check the connection and reload the page.';
      return `This animation could not be drawn (${printable(failure.problem)}). Check the file in its editor.`;
  }
}

const listOf = (names: readonly string[]) => names.join(', ') || 'none';

/**
 * Removes all characters except printable ASCII. The error message of a browser can quote the file, which can
 * contain arbitrary bytes.
 */
function printable(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 120);
}
