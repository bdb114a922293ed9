import { posts } from '@/content/posts';
import { shownEntries } from '@/content/schedule';
import { hiddenPhotoFiles } from './hidden-photos';

test('hiddenPhotoFiles returns the files of photographs that no shown entry uses', () => {
  const withPhoto = (photo: string, draft: boolean) => {
    const [post] = posts;
    if (!post) throw new Error('content/posts.ts has no posts');
    return { ...post, picture: { photo, alt: 'A photograph' }, draft };
  };
  const entries = [
    withPhoto('shown.jpg', false),
    withPhoto('both.jpg', false),
    withPhoto('both.jpg', true),
    withPhoto('hidden.jpg', true),
  ];
  expect(hiddenPhotoFiles([shownEntries(entries, 'UTC')])).toEqual(
    ['480', '960', '1600'].flatMap((width) =>
      ['avif', 'jpg'].map((type) => `photos/hidden-${width}.${type}`),
    ),
  );
});
