import { deadLinks } from './dead-links';

const page = (route: string, html: string) => ({ route, file: `${route}.html`, html });

test('finds links to missing pages, files and fragments', () => {
  const pages = [
    page(
      '/',
      '<h1 id="top"><a href="/#top"><a href="#gone"><a href="/home1#part"><a href="/home1?a=1#gone"><a href="/x.pdf">' +
        '<img src="/lost.svg"><button commandfor="no-dialog"><a href="https://x.example/y"><a href="mailto:a@b.example">',
    ),
    page('/home1', '<p id="part"><a href="/home1#gone"><a href="/x.pdf"><a href="/nowhere">'),
  ];
  const dead = deadLinks({ pages, assets: ['x.pdf'] });
  expect(dead.map(({ link, pages, why }) => `${link} on ${pages}: ${why}`)).toEqual([
    '#gone on /: / has nothing of the name “gone”',
    '/home1?a=1#gone on /: /home1 has nothing of the name “gone”',
    '/lost.svg on /: there is no /lost.svg',
    '#no-dialog on /: / has nothing of the name “no-dialog”',
    '/home1#gone on /home1: /home1 has nothing of the name “gone”',
    '/nowhere on /home1: there is no /nowhere',
  ]);
});

test('reports links without the base path', () => {
  const pages = [
    page('/', '<a href="/campus"><a href="/campus#no"><a href="/campus/x"><img src="/campus/a.svg">'),
  ];
  expect(deadLinks({ pages, assets: ['a.svg'] }, '/campus').map(({ link }) => link)).toEqual(['/#no', '/x']);
});
