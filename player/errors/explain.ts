import type { PlayerError } from '../types';
import type { Failure, Reason } from './failure';

/** What each field of an animation must be, in words. The checks are in animation/parse.ts. */
const REQUIREMENTS: Record<string, string> = {
  'The file': 'one JSON object',
  w: 'a number of pixels above 0',
  h: 'a number of pixels above 0',
  fr: 'a number of frames a second above 0',
  ip: 'a number',
  layers: 'a list of one object or more',
};

/** Matches what browsers and bundlers say of a script that could not be fetched. */
const SCRIPT_NOT_FETCHED = /imported module|module script|chunk/i;

/** Turns a failure into the detail of an `error` event. The message says what is wrong and what a person can do about it. */
export function explain(failure: Failure): PlayerError {
  if (failure.reason === 'explained') return failure.error;
  const detail = { code: failure.code, message: messageFor(failure) };
  return failure.reason === 'status' ? { ...detail, status: failure.status } : detail;
}

function messageFor(failure: Exclude<Reason, { reason: 'explained' }>): string {
  switch (failure.reason) {
    case 'src':
      return `src is ${formatValue(failure.src)}; it must be an object that JSON can hold, JSON text, a URL or a path.`;
    case 'unreachable':
      return `${failure.url} could not be fetched. Check the connection and, for another site, its CORS headers.`;
    case 'too slow':
      return 'The animation did not arrive within 30 seconds. Check the connection and try again.';
    case 'status':
      return `The server answered ${failure.status} for ${failure.url}. Check the address.`;
    case 'not JSON':
      return /^\s*</.test(failure.text)
        ? 'The address answers with a web page, not with an animation. Check the address.'
        : `The animation is not readable JSON (${printable(failure.problem)}). Export it again.`;
    case 'archive':
      return `The .lottie archive can't be read (${printable(failure.problem)}). Export it again.`;
    case 'gzip':
      return `The gzip file can't be read (${printable(failure.problem)}). Pack it again.`;
    case 'empty archive':
      return 'The .lottie archive has no animation; it must hold one in a/ or animations/.';
    case 'too large':
      return 'The animation is over 64 MiB; it must be smaller. Shrink its images.';
    case 'too many layers':
      if (failure.count === Number.POSITIVE_INFINITY)
        return 'The compositions of this animation show each other without end. Take that out in its editor.';
      return `The compositions of this animation show ${failure.count} layers; they must show ${failure.most} or fewer. Simplify it in its editor.`;
    case 'too much':
      return `This animation has ${failure.count} ${failure.what}; it must have ${failure.most} or fewer. Simplify it in its editor.`;
    case 'field': {
      const { field, data } = failure;
      const fields = (data ?? {}) as Record<string, unknown>;
      const value = field === 'The file' ? data : fields[field];
      if (field === 'layers' && Array.isArray(value) && value.length > 0) {
        const wrong = value.findIndex((layer) => !isObject(layer));
        return `layers[${wrong}] is ${formatValue(value[wrong])}; it must be an object.`;
      }
      const requirement =
        field === 'op' ? `a number above ip, which is ${formatValue(fields.ip)}` : REQUIREMENTS[field];
      return `${field} is ${formatValue(value)}; it must be ${requirement}.`;
    }
    case 'marker': {
      const { marker, markers } = failure;
      return `segment is "${marker}", a marker that the file does not have (it has: ${markers.join(', ') || 'none'}).`;
    }
    case 'segment': {
      const { segment, ip, op } = failure;
      return `segment is ${formatValue(segment)}; it must be a range of one frame or more between ${ip} and ${op}.`;
    }
    case 'hung':
      return 'This animation takes too long to draw. Simplify it in its editor.';
    case 'drawing':
      if (SCRIPT_NOT_FETCHED.test(String(failure.problem)))
        return 'A file of the player did not arrive. Check the connection and load the page again.';
      return `This animation could not be drawn (${printable(failure.problem)}). Check the file in its editor.`;
  }
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writes a value as it stands in the file, in 40 characters at most. */
function formatValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return String(value);
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 40);
  } catch {
    return String(value);
  }
}

/** Drops what is not ASCII: a browser's message may quote the file, which can hold any bytes. */
function printable(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 120);
}
