import type { PageMeta } from './types';

export const meta: PageMeta = {
  title: 'Blank sheet',
  description: 'An empty page between header and footer.',
  index: false,
};
