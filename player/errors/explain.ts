import type { PlayerError } from '../types';
import type { Failure, Reason } from './failure';

/** What each field of an animation must be: the words for the rules in animation/parse.ts. */
const MUST: Record<string, string> = {
  'The file': 'one JSON object',
  w: 'a number of pixels above 0',
  h: 'a number of pixels above 0',
  fr: 'a number of frames a second above 0',
  ip: 'a number',
  layers: 'a list of one object or more',
};

/** What browsers and bundlers say of a script that they could not get. */
const LOST_FILE = /imported module|module script|chunk/i;

/** A failure as the detail of an `error` event: what is wrong, and what a person can do about it. */
export function explain(failure: Failure): PlayerError {
  const detail = { code: failure.code, message: sentence(failure) };
  return failure.reason === 'status' ? { ...detail, status: failure.status } : detail;
}

function sentence(because: Reason): string {
  switch (because.reason) {
    case 'src':
      return `src is ${shown(because.src)}; it must be an object that JSON can hold, JSON text, a URL or a path.`;
    case 'unreachable':
      return `${because.url} could not be fetched. Check the connection and, for another site, its CORS headers.`;
    case 'too slow':
      return 'The animation did not arrive within 30 seconds. Check the connection and try again.';
    case 'status':
      return `The server answered ${because.status} for ${because.url}. Check the address.`;
    case 'not JSON':
      return /^\s*</.test(because.text)
        ? 'The address answers with a web page, not with an animation. Check the address.'
        : `The animation is not readable JSON (${plain(because.problem)}). Export it again.`;
    case 'archive':
      return `The .lottie archive can't be read (${plain(because.problem)}). Export it again.`;
    case 'gzip':
      return `The gzip file can't be read (${plain(because.problem)}). Pack it again.`;
    case 'empty archive':
      return 'The .lottie archive has no animation; it must hold one in a/ or animations/.';
    case 'too large':
      return 'The animation is over 64 MiB; it must be smaller. Shrink its images.';
    case 'too many layers':
      if (because.count === Number.POSITIVE_INFINITY)
        return 'The compositions of this animation show each other without end. Take that out in its editor.';
      return `The compositions of this animation show ${because.count} layers; they must show ${because.most} or fewer. Simplify it in its editor.`;
    case 'field': {
      const { field, data } = because;
      const value = field === 'The file' ? data : Object(data)[field];
      if (field === 'layers' && Array.isArray(value) && value.length > 0) {
        const wrong = value.findIndex((layer) => layer !== Object(layer) || Array.isArray(layer));
        return `layers[${wrong}] is ${shown(value[wrong])}; it must be an object.`;
      }
      const must = field === 'op' ? `a number above ip, which is ${shown(Object(data).ip)}` : MUST[field];
      return `${field} is ${shown(value)}; it must be ${must}.`;
    }
    case 'marker': {
      const { marker, markers } = because;
      return `segment is "${marker}", a marker that the file does not have (it has: ${markers.join(', ') || 'none'}).`;
    }
    case 'segment': {
      const { segment, ip, op } = because;
      return `segment is ${shown(segment)}; it must be a range of one frame or more between ${ip} and ${op}.`;
    }
    case 'drawing':
      if (LOST_FILE.test(String(because.problem)))
        return 'A file of the player did not arrive. Check the connection and load the page again.';
      return `This animation could not be drawn (${plain(because.problem)}). Check the file in its editor.`;
  }
}

/** A value as a person would see it in the file. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return String(value);
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 40);
  } catch {
    return String(value);
  }
}

/** A browser's reason may quote the file, which can be anything. */
function plain(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, 120);
}
