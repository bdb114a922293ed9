import type { Field } from '../content/issues';
import { isPermanent, redirectTarget } from './compare-status';
import { type ReceivedResponse, type RequestOptions, sendRequest } from './request';

/** A link to another site, and the fields of the content that contain it. */
export type ExternalLink = { url: string; fields: readonly Pick<Field, 'file' | 'path'>[] };

/** The reason why a link needs attention. */
export type LinkProblem =
  | { kind: 'gone'; reason: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unchecked'; reason: string };

/** A response, and the URL that was requested. */
type Hop = { url: URL; response: ReceivedResponse };

const MAX_REDIRECTS = 10;

/** Matches fields that contain a URL but no link: the site's own URL, and URLs that only receive data. */
const isNoLink = /\.(url|formsEndpoint)$|\.sendsTo\[/;

/**
 * Returns the links in the content that leave the site, including those in running text. A link in
 * several fields is returned once.
 * @param siteUrl the URL of the site. The build checks links to this URL.
 */
export function externalLinks(fields: readonly Field[], siteUrl: string): ExternalLink[] {
  const links = new Map<string, Pick<Field, 'file' | 'path'>[]>();
  for (const { file, path, value } of fields) {
    // Skip the list of pages, which repeats fields of the pages' own modules.
    if (typeof value !== 'string' || isNoLink.test(path) || path.startsWith('pages.')) continue;
    for (const [match] of value.matchAll(/\bhttps?:\/\/[^\s<>"'“”‘’]+/g)) {
      const url = match.replace(/[.,;:!?)]+$/, '');
      if (!URL.canParse(url) || new URL(url).origin === siteUrl) continue;
      links.set(url, [...(links.get(url) ?? []), { file, path }]);
    }
  }
  return [...links].map(([url, found]) => ({ url, fields: found }));
}

/** Requests a link, and follows its redirects. Returns `undefined` if the link is reachable. */
export async function checkLink(link: string): Promise<LinkProblem | undefined> {
  const url = new URL(link);
  try {
    const problem = linkProblem(await follow(url, 'HEAD'));
    // Some servers respond to HEAD with an error or close the connection, so send GET after a failure.
    return !problem || problem.kind === 'moved' ? problem : linkProblem(await follow(url, 'GET'));
  } catch {
    return follow(url, 'GET').then(linkProblem, ({ message }: Error) => ({
      kind: 'unchecked',
      reason: message,
    }));
  }
}

/** Requests a URL and, one after the other, the targets of its redirects. */
async function follow(start: URL, method: RequestOptions['method']): Promise<Hop[]> {
  const hops: Hop[] = [];
  for (let url: URL | undefined = start; url && hops.length <= MAX_REDIRECTS; ) {
    const response = await sendRequest(url, { method });
    hops.push({ url, response });
    url = redirectTarget(url, response);
  }
  return hops;
}

/**
 * Returns the problem of a link, based on the responses to the link and to the targets of its redirects. A
 * link has moved if its first redirect is permanent, because temporary redirects don't replace an address.
 */
export function linkProblem(hops: readonly Hop[]): LinkProblem | undefined {
  const status = hops.at(-1)?.response.status ?? 0;
  if (status === 404 || status === 410) return { kind: 'gone', reason: `status ${status}` };
  if (hops.length > MAX_REDIRECTS) return { kind: 'unchecked', reason: 'it redirects too often' };
  if (status < 200 || status >= 300) return { kind: 'unchecked', reason: `status ${status}` };
  const target = hops.find(({ response }) => !isPermanent(response.status));
  if (!target || target === hops[0]) return undefined;
  const to = new URL(target.url);
  // As in browsers, the fragment of the link applies to the target, unless the target has its own fragment.
  to.hash ||= hops[0]?.url.hash ?? '';
  return { kind: 'moved', to: to.href };
}

/** Describes the problem of a link in a field, and what to do about it. */
export function linkMessage(
  { file, path }: Pick<Field, 'file' | 'path'>,
  url: string,
  problem: LinkProblem,
): string {
  const link = `${file}  ${path} contains ${url}`;
  if (problem.kind === 'gone')
    return `${link}, which no longer exists (${problem.reason}). Change or remove the link.`;
  if (problem.kind === 'moved') return `${link}, which has moved. Change the link to ${problem.to}`;
  return `${link}, which could not be checked: ${problem.reason}. Open the link in a browser.`;
}
