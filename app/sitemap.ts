import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/site/with-base-path';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The pages that stand for themselves in search results: the campaign page's is the home page, the blank one has none. */
const paths = ['/', '/profile', '/coming-soon'] as const;

export default function sitemap(): MetadataRoute.Sitemap {
  return paths.map((path) => ({
    url: `${site.url}${withBasePath(path)}`,
    // The commit's date, so that a page's file changes only with its sources.
    lastModified: process.env.REVISION_DATE || undefined,
  }));
}
