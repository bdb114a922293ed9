import { isCompressible } from '../export/compress';
import { contentTypeOf } from '../hosting/content-types';
import type { HeaderRule, Headers } from '../hosting/headers';
import { bodyChange } from './compare-body';
import { statusFinding } from './compare-status';
import type { Finding } from './findings';
import type { KnownHost } from './known-hosts';
import type { ReceivedResponse } from './request';

/** A response that the host should send. */
export type ExpectedResponse = {
  path: string;
  status: 200 | 404;
  /** The exported file that the response contains, and its content. */
  file: string;
  body: Buffer;
  /** The header rules that match the response. */
  rules: readonly HeaderRule[];
};

/** Files that every host compresses if they are not small. */
const ALWAYS_COMPRESSED = /\.(css|html|js|json|svg)$/;
const SMALL = 2048;

/** The maximum `max-age` of pages in seconds, for hosts that don't send the site's headers. */
const LONGEST_CACHE = 3600;

/** Returns the differences between a response and the response that the host should send. */
export function compareResponse(
  expected: ExpectedResponse,
  response: ReceivedResponse,
  host: KnownHost,
): Finding[] {
  const { path, file, body } = expected;
  const status = statusFinding(path, expected.status, response);
  if (status) return [status];
  const type = typeFinding(expected, response, host);
  const change = bodyChange(file, body, response.body);
  return [
    ...(change ? [{ path, expected: 'the file of the build', ...change }] : []),
    // If the host sends an HTML page instead of the file, the type is also wrong. One finding is enough.
    ...(type && change?.explains !== 'type' ? [type] : []),
    ...headerFindings(expected, response, host),
    ...(change?.explains === 'compression' ? [] : compressionFindings(expected, response, host)),
  ];
}

/** Media types with the same meaning. Hosts use either name. */
const SYNONYMS: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

function typeFinding(
  { path, file }: ExpectedResponse,
  { headers }: ReceivedResponse,
  { isExact }: KnownHost,
): Finding | undefined {
  const expected = contentTypeOf(file);
  const found = headers['content-type']?.join(', ');
  const [type, charset] = parseType(expected);
  const [liveType, liveCharset] = parseType(found ?? '');
  const isSameType =
    liveType === type || (!isExact && liveType === 'application/octet-stream' && !isRendered(type));
  const isSameCharset = liveCharset === charset || (!isExact && [charset, liveCharset].includes(''));
  if (isSameType && isSameCharset) return undefined;
  return {
    path,
    expected: `Content-Type ${expected}`,
    found: found ?? 'no Content-Type',
    advice:
      'Remove the rule of the host or proxy that changes the type: browsers block or misread such files.',
  };
}

/** Splits a media type into its name and its character encoding, both in lower case. */
function parseType(text: string): [type: string, charset: string] {
  const [name = '', ...parameters] = text.toLowerCase().split(/\s*;\s*/);
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8) ?? '';
  return [SYNONYMS[name] ?? name, charset.replaceAll('"', '')];
}

/** Returns whether browsers need the type to use a file. Other files are downloaded. */
const isRendered = (type: string) => /^(text|image|font|video)\/|json$|javascript$/.test(type);

function headerFindings(
  { path, file, status, rules }: ExpectedResponse,
  { headers }: ReceivedResponse,
  { isExact }: KnownHost,
): Finding[] {
  const expected: Headers = Object.assign({}, ...rules.map((rule) => rule.headers));
  const findings = Object.entries(expected).flatMap(([name, value]) => {
    const values = headers[name.toLowerCase()] ?? [];
    if (values.length === 0)
      return [
        {
          path,
          expected: `the header ${name}`,
          found: 'no such header',
          advice: 'Deploy the host’s configuration again, and let proxies pass this header on.',
          detail: `expected ${value}`,
        },
      ];
    const isPolicy = name === 'Content-Security-Policy';
    const difference = isPolicy ? policyDifference(rules, values) : valueDifference(name, value, values);
    const advice = 'Remove the rule of the host or proxy that sets this header.';
    return difference ? [{ path, ...difference, advice }] : [];
  });
  const unwanted = (name: string, expectation: string, advice: string) => {
    const value = headers[name.toLowerCase()]?.join(', ');
    return value === undefined
      ? []
      : [{ path, expected: expectation, found: `${name}: ${value.replace(/=.*/s, '=…')}`, advice }];
  };
  return [
    ...findings,
    ...unwanted(
      'Set-Cookie',
      'no cookie, as the privacy text states',
      'Turn off the feature of the host or proxy that sets cookies.',
    ),
    ...('X-Robots-Tag' in expected || status === 404
      ? []
      : unwanted(
          'X-Robots-Tag',
          'no X-Robots-Tag',
          'Remove this header from the host or proxy: it can exclude the site from search engines.',
        )),
    ...('Cache-Control' in expected || !(file.endsWith('.html') || status === 404)
      ? []
      : cacheFindings(path, headers['cache-control'], isExact)),
  ];
}

type Difference = Pick<Finding, 'expected' | 'found'>;

function valueDifference(name: string, value: string, values: readonly string[]): Difference | undefined {
  const [found = ''] = values;
  if (values.length > 1)
    return {
      expected: `${name}: ${value}`,
      found: `this header ${values.length} times: ${values.join(' and ')}`,
    };
  return normalize(found) === normalize(value) ? undefined : { expected: `${name}: ${value}`, found };
}

/** Ignores white space, which some hosts change. */
const normalize = (value: string) => value.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns how the policies in a response differ from those of the header rules. If several rules match, some
 * hosts send all policies, and others send only the last one.
 */
function policyDifference(rules: readonly HeaderRule[], values: readonly string[]): Difference | undefined {
  const own = rules.flatMap(({ headers }) => headers['Content-Security-Policy'] ?? []);
  const policies = values.flatMap((value) => value.split(',')).map(normalize);
  const needed = own.at(-1) ?? '';
  const added = policies.filter((policy) => !own.includes(policy));
  if (!policies.includes(needed))
    return { expected: `Content-Security-Policy: ${needed}`, found: policies.join(' and ') };
  if (added.length > 0)
    return { expected: 'only the site’s own Content-Security-Policy', found: `also ${added.join(' and ')}` };
  return undefined;
}

/** Checks the caching of pages for which the host doesn't send the site's own Cache-Control header. */
function cacheFindings(path: string, values: readonly string[] = [], isExact: boolean): Finding[] {
  const value = values.join(', ');
  const [, seconds] = /max-age=(\d+)/.exec(value) ?? [];
  if (isExact || !seconds || Number(seconds) <= LONGEST_CACHE) return [];
  return [
    {
      path,
      expected: `pages that are cached for at most ${LONGEST_CACHE} seconds`,
      found: `Cache-Control: ${value}`,
      advice:
        'Remove the rule of the host or proxy that sets this header: visitors would see outdated pages.',
    },
  ];
}

function compressionFindings(
  { path, file, body }: ExpectedResponse,
  { headers }: ReceivedResponse,
  { isExact }: KnownHost,
): Finding[] {
  const isExpected = isExact ? isCompressible(file) : ALWAYS_COMPRESSED.test(file) && body.length > SMALL;
  if (!isExpected) return [];
  const [encoding = ''] = headers['content-encoding'] ?? [];
  if (!['br', 'gzip'].includes(encoding))
    return [
      {
        path,
        expected: 'Content-Encoding br or gzip',
        found: 'an uncompressed file',
        advice: 'Turn on compression in the host, and let proxies pass on the header Accept-Encoding.',
      },
    ];
  const vary = (headers.vary ?? []).join(', ');
  if (!isExact || /accept-encoding|\*/i.test(vary)) return [];
  return [
    {
      path,
      expected: 'Vary: Accept-Encoding',
      found: vary || 'no such header',
      advice:
        'Let proxies pass this header on: otherwise, caches can send compressed files to programs that can’t read them.',
    },
  ];
}
