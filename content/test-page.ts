import type { PageMeta } from './types';

export const meta: PageMeta = {
  title: 'Blank sheet',
  description: 'An empty page between header and footer.',
  index: false,
  share: { theme: 'light', scene: 'profile-cover', title: 'Blank sheet' },
};
