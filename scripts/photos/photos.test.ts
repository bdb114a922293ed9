import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sentence } from '../content/issues';
import { madePhotoIssues, photoIssues } from '../content/photos';
import { makePhotos } from './make-photos';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
const folders = { originals: join(folder, 'originals'), made: join(folder, 'made') };
const photo = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } }).toFile(
    join(folders.originals, name),
  );

/** Writes the first half of a photograph, as an interrupted transfer would. */
async function cutPhoto(name: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const file = join(folders.originals, name);
  await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#336699', noise } }).toFile(
    file,
  );
  truncateSync(file, Math.floor(statSync(file).size / 2));
}

beforeAll(async () => {
  mkdirSync(folders.originals);
  await photo('works.jpg', 1800, 1200);
  await photo('small.png', 900, 600);
  writeFileSync(join(folders.originals, 'broken.jpg'), 'no picture');
  for (const name of ['cut.jpg', 'cut.png']) await cutPhoto(name);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('makePhotos writes AVIF and JPEG files in three widths, keeps current files and deletes unused files', async () => {
  const shapes = await makePhotos(['works.jpg'], {}, folders);
  expect(shapes['works.jpg']).toMatchObject({
    width: 1600,
    height: 1067,
    color: expect.stringMatching(/^#[\da-f]{6}$/),
  });
  const files = readdirSync(folders.made);
  expect(files).toEqual([1600, 480, 960].flatMap((width) => [`works-${width}.avif`, `works-${width}.jpg`]));
  const file = join(folders.made, 'works-960.jpg');
  expect((await sharp(file).metadata()).width).toBe(960);
  const { mtimeMs } = statSync(file);
  expect(await makePhotos(['works.jpg'], shapes, folders)).toEqual(shapes);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  expect(await makePhotos([], shapes, folders)).toEqual({});
  expect(readdirSync(folders.made)).toEqual([]);
});

test('madePhotoIssues reports files that the build did not create, and makePhotos keeps them', async () => {
  const shapes = await makePhotos(['works.jpg'], {}, folders);
  const own = ['harbour.jpg', 'more/works.jpg'];
  mkdirSync(join(folders.made, 'more'));
  for (const file of [...own, '.DS_Store']) writeFileSync(join(folders.made, file), '');
  expect(madePhotoIssues(['works.jpg'], folders.made).map(sentence)).toEqual(
    own.map(
      (file) =>
        `${folders.made}  a file is "${file}"; it must be in content/photos/, the folder for original photographs, or deleted: only the build adds files to this folder`,
    ),
  );
  await makePhotos([], shapes, folders);
  expect(existsSync(join(folders.made, 'works-480.jpg'))).toBe(false);
  for (const file of own) expect(existsSync(join(folders.made, file))).toBe(true);
  expect(madePhotoIssues([], join(folder, 'nowhere'))).toEqual([]);
});

test('photoIssues reports two photographs whose converted files would have the same name', async () => {
  const fields = ['works.jpg', 'works.png', 'works.jpg'].map((value, index) => ({
    file: 'content/posts.ts',
    path: `posts[${index}].picture.photo`,
    name: 'photo',
    value,
  }));
  expect(await photoIssues(fields, folders.originals)).toEqual([
    {
      file: 'content/posts.ts',
      path: 'posts[1].picture.photo',
      actual: '"works.png"',
      expected: 'a file with a different name: the build also makes works-480.jpg from works.jpg',
    },
  ]);
});

test.each([
  ['works.jpg', undefined],
  ['lost.jpg', /must be a file in .*originals\/$/],
  ['Works 1.JPG', /must be the name of a JPEG, PNG, WebP or AVIF file, in lowercase letters/],
  ['small.png', /must be at least 1280 × 640 pixels, to be sharp; this one has 900 × 600$/],
  ['broken.jpg', /must be an image file that can be read$/],
  ['cut.jpg', /must be a complete image file/],
  ['cut.png', /must be a complete image file/],
])('photoIssues checks the photograph %s (message: %s)', async (name, message) => {
  const field = { file: 'content/posts.ts', path: 'posts[0].picture.photo', name: 'photo', value: name };
  const [issue] = await photoIssues([field], folders.originals);
  if (!message) expect(issue).toBeUndefined();
  else expect(`it must be ${issue?.expected}`).toMatch(message);
});
