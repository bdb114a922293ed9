import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.js';

/** The players of each page, by its path. */
const PAGES = {
  '/': 'svg canvas-debug controls expressions',
  '/svg': 'svg',
  '/canvas': 'canvas',
};

export const isPage = (path) => path in PAGES;

/** Renders a page into a template. */
export function renderPage(template, path) {
  const show = PAGES[path];
  const markup = renderToString(createElement(App, { show }));
  return template.replace('<div id="root">', () => `<div id="root" data-show="${show}">${markup}`);
}
