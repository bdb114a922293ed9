import { shownEntries } from '@/content/schedule';
import { hiddenPhotoFiles, usedPhotos } from './used-photos';

const entry = (photo: string, draft: boolean) => ({ picture: { photo }, draft });

test('usedPhotos returns all photographs, and hiddenPhotoFiles returns the files for those that only hidden entries use', () => {
  const entries = [
    entry('shown.jpg', false),
    entry('both.jpg', false),
    entry('both.jpg', true),
    { figure: { photo: 'hidden.jpg' }, draft: true },
  ];
  const lists = [shownEntries(entries, 'UTC')];
  expect(usedPhotos(lists)).toEqual(['both.jpg', 'hidden.jpg', 'shown.jpg']);
  const versions = ['480', '960', '1600'].flatMap((width) =>
    ['avif', 'jpg'].map((type) => `photos/hidden-${width}.${type}`),
  );
  expect(hiddenPhotoFiles(lists)).toEqual(versions);
});
