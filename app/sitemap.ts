import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/site/with-base-path';
import { pages } from '@/content/pages';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The pages that stand for themselves in search results. */
const paths = Object.entries(pages)
  .filter(([path, { canonical = path, index }]) => canonical === path && index !== false)
  .map(([path]) => path as `/${string}`);

export default function sitemap(): MetadataRoute.Sitemap {
  return paths.map((path) => ({
    url: `${site.url}${withBasePath(path)}`,
    // The commit's date, so that a page's file changes only with its sources.
    lastModified: process.env.REVISION_DATE || undefined,
  }));
}
