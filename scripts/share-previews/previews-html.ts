import { pluralize } from '../changes/report';
import { contentsList, escapeHtml, htmlPage, noteParagraphs } from '../html-page';
import { type CutText, cutText, services } from './cut-texts';
import type { SharedPage } from './shared-pages';

/** A page with the URL of its share image. */
export type IllustratedPage = SharedPage & { image: string };

const STYLE = `
section > div { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); align-items: start; }
figure:has(.search) { grid-column: 1 / -1; }
h3 { margin: 2rem 0 0.5rem; font-size: 1.0625rem; }
figure { margin: 0; break-inside: avoid; }
figcaption { margin-bottom: 0.375rem; color: var(--soft); font-size: 0.875rem; }
.preview { border: 1px solid var(--line); overflow: hidden; font-family: Arial, "Liberation Sans", sans-serif; line-height: 1.35; }
.preview p { margin: 0; padding-inline: 0.75rem; }
.preview p:last-child { padding-bottom: 0.75rem; }
.preview img { display: block; width: 100%; height: auto; aspect-ratio: 1200 / 630; margin-bottom: 0.5rem; }
.search { max-width: 42rem; padding-top: 0.75rem; }
.search .title { color: light-dark(#1a0dab, #99c3ff); font-size: 1.25rem; }
.search .text { font-size: 0.875rem; }
.site { color: var(--soft); font-size: 0.8125rem; }
.title { font-weight: 600; }
.search .title { font-weight: 400; }
.text { font-size: 0.875rem; }
.rest { color: var(--soft); text-decoration: line-through; }
ul.warnings { margin: 0.5rem 0 0; padding-left: 1.25rem; font-size: 0.9375rem; }
.warnings li::marker { content: "⚠ "; }
`;

type Preview = { caption: string; kind: keyof typeof services; title: CutText; description: CutText };

/** Returns the previews of a page. A page that search engines don't list has no search result. */
function previewsOf(page: SharedPage): Preview[] {
  const preview = (caption: string, kind: keyof typeof services, title: string, description: string) => ({
    caption: `${caption} (${services[kind].map(({ name }) => name).join(', ')})`,
    kind,
    title: cutText(title, 'title', services[kind]),
    description: cutText(description, 'description', services[kind]),
  });
  const shared = [page.shareTitle, page.shareDescription] as const;
  return [
    ...(page.unlisted ? [] : [preview('Search result', 'search', page.title, page.description)]),
    preview('Chat', 'chat', ...shared),
    preview('Social network', 'network', ...shared),
  ];
}

/** Returns a sentence for each service that cuts the title or the description of a page. */
export function warningsOf(page: SharedPage): string[] {
  return previewsOf(page).flatMap(({ title, description }) => [...title.warnings, ...description.warnings]);
}

/**
 * Writes an HTML page that shows each page as it appears in search results, chats and social networks.
 * @param host the domain and the base path of the site
 * @param notes sentences that are shown before the previews
 */
export function previewsHtml(
  pages: readonly IllustratedPage[],
  host: string,
  notes: readonly string[],
): string {
  const entries = pages.map((page, index) => {
    const { length } = warningsOf(page);
    return {
      id: `page-${index}`,
      label: `${page.address}: ${page.title}`,
      note: length > 0 ? pluralize(length, 'warning') : 'fits',
    };
  });
  return htmlPage(
    'How the pages will be shared',
    STYLE,
    `<p>Each warning names a service that cuts the title or the description. The service with the lowest limit doesn’t show the crossed-out words. All limits are approximate, because services change them.</p>
${noteParagraphs(notes)}
${contentsList('Pages', entries)}
${pages.map((page, index) => section(page, index, host)).join('\n')}`,
  );
}

function section(page: IllustratedPage, index: number, host: string): string {
  const { address, title, unlisted, dialogs } = page;
  return `<section aria-labelledby="page-${index}">
<h2 id="page-${index}">${escapeHtml(`${address}: ${title}`)}</h2>
${unlisted ? `<p>${escapeHtml(unlisted)}</p>` : ''}
<div>
${previewsOf(page)
  .map((preview) => figure(preview, page, address, host))
  .join('\n')}
</div>
${dialogs.map((dialog) => dialogSection(dialog, page, host)).join('\n')}
</section>`;
}

/** Shows the previews of a link to a dialog. Services don't receive the fragment of the URL. */
function dialogSection(
  { address, title }: SharedPage['dialogs'][number],
  page: IllustratedPage,
  host: string,
): string {
  // Omit the warnings, because the previews of the page already have the same warnings.
  const shared = previewsOf(page)
    .filter(({ kind }) => kind !== 'search')
    .map((preview) => figure(preview, page, address, host, false));
  return `<h3>${escapeHtml(`${address}: ${title}`)}</h3>
<p>Services don’t receive the part of an address after #, so a link to “${escapeHtml(title)}” has the preview of ${escapeHtml(page.address)}.</p>
<div>
${shared.join('\n')}
</div>`;
}

function figure(
  { caption, kind, title, description }: Preview,
  { image }: IllustratedPage,
  address: string,
  host: string,
  withWarnings = true,
): string {
  const link = `<p class="site">${escapeHtml(host + (address === '/' ? '' : address))}</p>`;
  const picture =
    kind !== 'search' ? `<img src="${image}" alt="The share image" width="1200" height="630">` : '';
  const warnings = withWarnings ? [...title.warnings, ...description.warnings] : [];
  return `<figure>
<figcaption>${escapeHtml(caption)}</figcaption>
<div class="preview ${kind}">
${picture}
${kind === 'chat' ? '' : link}
<p class="title">${textOf(title)}</p>
<p class="text">${textOf(description)}</p>
${kind === 'chat' ? link : ''}
</div>
${warnings.length > 0 ? `<ul class="warnings">${warnings.map((warning) => `<li>${escapeHtml(warning)}</li>`).join('')}</ul>` : ''}
</figure>`;
}

function textOf({ shown, rest }: CutText): string {
  return escapeHtml(shown) + (rest ? ` <del class="rest">${escapeHtml(rest)}</del>` : '');
}
