import { inlineStyles } from './inline-styles';

const sheets: Record<string, string> = {
  '/campus/_next/a.css': '@font-face{src:url(../media/f.woff2)}b{background:url("data:x")}',
  '/campus/_next/b.css': 'i{mask:url(/m.svg)}',
};
const read = (href: string) => sheets[href] ?? '';

test('the sheets stand in the head in their order, their addresses absolute, their links disabled', () => {
  const html =
    '<head><link rel="stylesheet" href="/campus/_next/a.css" data-precedence="next"/><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/campus/_next/b.css"/></head><body></body>';
  expect(inlineStyles(html, read)).toBe(
    '<head><link rel="icon" href="/i.svg"/><style>@font-face{src:url(/campus/media/f.woff2)}b{background:url("data:x")}i{mask:url(/m.svg)}</style><link rel="stylesheet" href="/campus/_next/a.css" data-precedence="next" disabled=""/><link rel="stylesheet" href="/campus/_next/b.css" disabled=""/></head><body></body>',
  );
});

test('a page without stylesheets is as it was', () => {
  expect(inlineStyles('<head></head>', read)).toBe('<head></head>');
});
