import { load } from 'cheerio';
import { deadLinks } from './links';

const page = (route: string, html: string) => ({ route, file: `${route}.html`, $: load(html) });

test('deadLinks returns links to missing pages, files and fragments', () => {
  const pages = [
    page(
      '/',
      '<h1 id="top"><a href="/#top"><a href="#gone"><a href="/home1#part"><a href="/home1?a=1#gone"><a href="/x.pdf">' +
        '<img src="/lost.svg"><button commandfor="no-dialog"><a href="https://x.example/y"><a href="mailto:a@b.example">',
    ),
    page('/home1', '<p id="part"><a href="/home1#gone"><a href="/x.pdf"><a href="/nowhere">'),
  ];
  const dead = deadLinks(pages, ['x.pdf']);
  expect(dead.map(({ link, pages, why }) => `${link} on ${pages}: ${why}`)).toEqual([
    '/#gone on /: / has no element with the ID “gone”',
    '/home1?a=1#gone on /: /home1 has no element with the ID “gone”',
    '/lost.svg on /: there is no /lost.svg',
    '#no-dialog on /: / has no element with the ID “no-dialog”',
    '/home1#gone on /home1: /home1 has no element with the ID “gone”',
    '/nowhere on /home1: there is no /nowhere',
  ]);
});

test('deadLinks omits the base path from the links that it returns', () => {
  const pages = [
    page('/', '<a href="/campus"><a href="/campus#no"><a href="/campus/x"><img src="/campus/a.svg">'),
  ];
  expect(deadLinks(pages, ['a.svg'], '/campus').map(({ link }) => link)).toEqual(['/#no', '/x']);
});
