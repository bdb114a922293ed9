import type { LegalText, Snippet } from '@/content/types';
import { isFile } from '../is-file';
import { type Fault, quoted } from './fields';
import { privacyFaults } from './privacy';

const file = 'content/site.ts';

/** Hours that neither search engines nor the page could tell from the time of day. */
export function hoursFaults(openingHours: string): Fault[] {
  const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
  const [, opens = '', closes = ''] = new RegExp(`^Mo-Fr (${time})-(${time})$`).exec(openingHours) ?? [];
  return opens < closes
    ? []
    : [
        {
          file,
          path: 'hours',
          is: quoted(openingHours),
          must: 'times of two digits like 09:00, the earlier one first',
        },
      ];
}

/** A snippet that would not be found, that the browser could not verify, or that visitors are not told of. */
export function snippetFaults(
  { src, integrity }: Snippet,
  legal: readonly LegalText[],
  directory = 'public',
): Fault[] {
  if (src.startsWith('/')) {
    return isFile(`${directory}${src}`)
      ? []
      : [
          {
            file,
            path: 'snippet.src',
            is: quoted(src),
            must: `the path of a file in ${directory}/, or an https: address`,
          },
        ];
  }
  if (!URL.canParse(src) || !src.startsWith('https://')) {
    return [{ file, path: 'snippet.src', is: quoted(src), must: 'a path in public/, or an https: address' }];
  }
  return /^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/.test(integrity ?? '')
    ? privacyFaults([src], legal)
    : [
        {
          file,
          path: 'snippet.integrity',
          is: quoted(integrity),
          must: 'the sha384-… that the script’s maker gives for this address',
        },
      ];
}

/**
 * Addresses that the site or its forms can't stand at.
 * @param basePath the path of the host that the site stands under; empty for its root
 */
export function addressFaults(
  { url, formsEndpoint = '/' }: { url: string; formsEndpoint?: string },
  basePath = '',
): Fault[] {
  const faults: Fault[] = [];
  if (!isSafe(url) || new URL(url).origin !== url) {
    faults.push({
      file,
      path: 'site.url (NEXT_PUBLIC_SITE_URL)',
      is: quoted(url),
      must: isSafe(url) ? new URL(url).origin : 'https:// and a host, with nothing after it',
    });
  }
  if (!isSafe(formsEndpoint) && !/^\/(?!\/)\S*$/.test(formsEndpoint)) {
    faults.push({
      file,
      path: 'site.formsEndpoint (NEXT_PUBLIC_FORMS_ENDPOINT)',
      is: quoted(formsEndpoint),
      must: 'an https:// address, or a path of this host like /forms',
    });
  }
  if (!/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(basePath)) {
    faults.push({
      file: 'the environment',
      path: 'NEXT_PUBLIC_BASE_PATH',
      is: quoted(basePath),
      must: 'a path like /campus, without a slash at its end',
    });
  }
  return faults;
}

/** Settings in the environment that the answers of a host can't be made of. */
export function hostSettingFaults({ HSTS_PRELOAD, NO_INDEX, CSP_REPORT_URL }: NodeJS.ProcessEnv): Fault[] {
  const no = (path: string, value: string, must: string): Fault => ({
    file: 'the environment',
    path,
    is: quoted(value),
    must,
  });
  return [
    ...Object.entries({ HSTS_PRELOAD, NO_INDEX }).flatMap(([name, value]) =>
      value && !['true', 'false'].includes(value) ? [no(name, value, 'true or false')] : [],
    ),
    ...(CSP_REPORT_URL && !fitsHeader(CSP_REPORT_URL)
      ? [no('CSP_REPORT_URL', CSP_REPORT_URL, 'an https: address without , ; $ \\ { and }')]
      : []),
  ];
}

/** Whether a header of every host's settings can hold an address, as it was typed and as it is sent. */
function fitsHeader(address: string): boolean {
  return (
    URL.canParse(address) &&
    [address, new URL(address).href].every((each) => /^https:\/\/[^\s"',;$\\{}]+$/.test(each))
  );
}

/**
 * Whether it is an https: address; on this machine http: will do. One with a password no browser asks, and a host of other
 * signs would end the policy that names it.
 */
function isSafe(address: string): boolean {
  if (!/^(https:\/\/|http:\/\/localhost[:/])\S+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password, host } = new URL(address);
  return !username && !password && /^[\w.:[\]-]+$/.test(host);
}
