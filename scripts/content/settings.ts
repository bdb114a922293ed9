import { existsSync } from 'node:fs';
import type { Sheet, Snippet } from '@/content/types';
import { type Fault, quoted } from './fields';

const file = 'content/site.ts';

/** A snippet that would not be found, or that the browser could not verify. */
export function snippetFaults({ src, integrity }: Snippet, directory = 'public'): Fault[] {
  if (src.startsWith('/')) {
    return existsSync(`${directory}${src}`)
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
  return /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/.test(integrity ?? '')
    ? []
    : [
        {
          file,
          path: 'snippet.integrity',
          is: quoted(integrity),
          must: 'the sha384-… that the script’s maker gives for this address',
        },
      ];
}

/** An address of the site that pages' own addresses can't be built on. */
export function addressFaults(site: { url: string; formsEndpoint?: string }): Fault[] {
  const faults: Fault[] = [];
  if (!URL.canParse(site.url) || !/^https?:\/\/[^/]+$/.test(site.url)) {
    faults.push({
      file,
      path: 'site.url',
      is: quoted(site.url),
      must: 'https: and the host, without a slash at its end',
    });
  }
  if (site.formsEndpoint !== undefined && !/^(https?:\/\/|\/)/.test(site.formsEndpoint)) {
    faults.push({
      file,
      path: 'site.formsEndpoint',
      is: quoted(site.formsEndpoint),
      must: 'a URL, or a path of this host',
    });
  }
  return faults;
}

/** Pages without a sheet of their own, or sheets that two pages share. */
export function sheetFaults(sheets: readonly Sheet[], routes: readonly string[]): Fault[] {
  return routes
    .filter((route) => sheets.filter(({ path }) => path === route).length !== 1)
    .map((route) => ({
      file,
      path: 'sheets',
      is: `not there once for ${route}`,
      must: 'a list with one entry for each page',
    }));
}
