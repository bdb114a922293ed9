import type { Field } from '../content/issues';
import { isPermanent } from './compare-status';
import { followRedirects, isOk, type ReceivedResponse } from './request';

/** A link to another site, and the fields of the content that contain it. */
export type ExternalLink = { url: string; fields: readonly Pick<Field, 'file' | 'path'>[] };

/** The reason why a link needs attention. */
export type LinkProblem =
  | { kind: 'gone'; reason: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unchecked'; reason: string };

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
    for (const url of urlsIn(value)) {
      if (!URL.canParse(url) || new URL(url).origin === siteUrl) continue;
      links.set(url, [...(links.get(url) ?? []), { file, path }]);
    }
  }
  return [...links].map(([url, found]) => ({ url, fields: found }));
}

/** Returns the URLs in a text. The text can also be a URL, which can end in any character. */
function urlsIn(text: string): string[] {
  if (/^https?:\/\/\S+$/.test(text)) return [text];
  const matches = text.match(/\bhttps?:\/\/[^\s<>"'“”‘’]+/g) ?? [];
  // Remove the punctuation after a URL, but keep parentheses that the URL opens and closes.
  return matches.map((match) => match.replace(/(\([^()]*\))?[.,;:!?)]*$/, '$1'));
}

/** Requests a link, and follows its redirects. Returns `undefined` if the link is reachable. */
export async function checkLink(link: string): Promise<LinkProblem | undefined> {
  const send = (method: 'GET' | 'HEAD') =>
    followRedirects(new URL(link), { method }).then(linkProblem, ({ message }: Error) => ({
      kind: 'unchecked' as const,
      reason: message,
    }));
  const problem = await send('HEAD');
  // Some servers respond to HEAD with an error or close the connection, so send GET after a failure.
  return !problem || problem.kind === 'moved' ? problem : send('GET');
}

/**
 * Returns the problem of a link, based on the responses to the link and to the targets of its redirects. A
 * link has moved if its first redirect is permanent, because temporary redirects don't replace an address.
 */
export function linkProblem(responses: readonly ReceivedResponse[]): LinkProblem | undefined {
  const status = responses.at(-1)?.status ?? 0;
  if (status === 404 || status === 410) return { kind: 'gone', reason: `status ${status}` };
  if (!isOk(status)) return { kind: 'unchecked', reason: `status ${status}` };
  const target = responses.find((response) => !isPermanent(response.status));
  if (!target || target === responses[0]) return undefined;
  const to = new URL(target.url);
  // As in browsers, the fragment of the link applies to the target, unless the target has its own fragment.
  to.hash ||= responses[0]?.url.hash ?? '';
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
