import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fieldsOf, sentence } from './issues';
import { pictureIssues } from './pictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8"/></svg>';
const blank = (width = 8, height = 6) =>
  sharp({ create: { width, height, channels: 3, background: '#0fccce' } });

beforeAll(async () => {
  writeFileSync(join(folder, 'a.svg'), svg);
  writeFileSync(join(folder, 'active.svg'), svg.replace('<path', '<script>alert()</script><path'));
  writeFileSync(join(folder, 'sizeless.svg'), svg.replace('viewBox="0 0 8 6"', ''));
  writeFileSync(join(folder, 'a.gif'), 'GIF89a');
  writeFileSync(join(folder, 'cut.png'), (await blank().png().toBuffer()).subarray(0, 20));
  await blank().png().toFile(join(folder, 'a.png'));
  await blank().webp().toFile(join(folder, 'a.webp'));
  await blank().avif().toFile(join(folder, 'a.avif'));
  await blank().jpeg().toFile(join(folder, 'a.jpg'));
  writeFileSync(join(folder, 'false.png'), await blank().jpeg().toBuffer());
  // A camera that was turned stores the rotation.
  await blank(6, 8).jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'turned.jpg'));
  await blank(9, 6).png().toFile(join(folder, 'wide.png'));
  writeFileSync(join(folder, 'large.svg'), svg.replace('<path', `<!--${'a'.repeat(500_000)}--><path`));
});

/** Returns the messages for a picture. */
async function messages(picture: object): Promise<string[]> {
  const content = { 'content/a.ts': { posts: [{ figure: { width: 8, height: 6, alt: '', ...picture } }] } };
  const issues = await pictureIssues(fieldsOf(content), folder);
  return issues.map(sentence).map((line) => line.replaceAll(folder, 'public'));
}

test('pictureIssues accepts each supported format, a second file for the dark scheme, and drawings', async () => {
  for (const file of ['/a.svg', '/a.png', '/a.jpg', '/a.webp', '/a.avif', '/turned.jpg'])
    expect(await messages({ file, dark: '/a.png' })).toEqual([]);
  expect(await pictureIssues(fieldsOf({ a: { picture: { scene: 'campus', alt: '' } } }), folder)).toEqual([]);
});

test.each([
  ['/none.png', 'the path of an SVG, PNG, JPEG, WebP or AVIF file in public/, such as /pictures/school.jpg'],
  ['/a.gif', 'the path of an SVG, PNG, JPEG, WebP or AVIF file in public/, such as /pictures/school.jpg'],
  ['/active.svg', 'a complete SVG file without scripts'],
  ['/sizeless.svg', 'an SVG file with a viewBox, which states its size'],
  ['/cut.png', 'a complete picture: the file is damaged, or its format is unknown'],
  ['/false.png', 'a file whose extension is that of its format, jpeg'],
])('pictureIssues reports %s, in both color schemes', async (file, expected) => {
  const [light, dark, ...others] = await messages({ file, dark: file });
  expect(light).toBe(`content/a.ts  posts[0].figure.file is "${file}"; it must be ${expected}`);
  expect(dark).toBe(`content/a.ts  posts[0].figure.dark is "${file}"; it must be ${expected}`);
  expect(others).toEqual([]);
});

test('pictureIssues reports pictures whose size differs from the content, and large files', async () => {
  const size = 'content/a.ts  posts[0].figure is 8 × 6; it must be 9 × 6, the size of public/wide.png';
  expect(await messages({ file: '/wide.png' })).toEqual([size]);
  expect(await messages({ file: '/a.png', dark: '/wide.png' })).toEqual([size]);
  expect(await messages({ file: '/large.svg' })).toEqual([
    expect.stringMatching(/is "\/large\.svg", which has 500 kB; it must be a file of at most 500 kB/),
  ]);
});
