import { load } from 'cheerio';

/** Reduces the exported page for unknown paths to its title, language and icon, and adds noindex. */
export function notFoundPage(exported: string): string {
  const $ = load(exported);
  const lang = $('html').attr('lang');
  const title = $('title').first();
  if (!lang || !title.text())
    throw new Error('404.html has no language or no title: see app/global-not-found.tsx');
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${$.html(title)}${$.html('link[rel=icon]')}</head><body></body></html>`;
}
