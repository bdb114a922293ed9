import { htmlTags } from './html-tags';

/** The page for an unknown path: the title, language and icon that the export gave it, noindex, and nothing else. */
export function notFoundPage(exported: string): string {
  const tags = [...htmlTags(exported)];
  const lang = tags.find(({ name }) => name === 'html')?.attributes.get('lang');
  const title = tags.find(({ name }) => name === 'title')?.text;
  if (!lang || !title) throw new Error('404.html has no language or no title: see app/global-not-found.tsx');
  const icons = tags
    .filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'icon')
    .map(
      ({ attributes }) => `<link${[...attributes].map(([name, value]) => ` ${name}="${value}"`).join('')}>`,
    );
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${icons.join('')}</head><body></body></html>\n`;
}
