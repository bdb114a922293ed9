import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/site/with-base-path';
import { pages } from '@/content/pages';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Pages that are indexed and are their own canonical page. */
const paths = Object.entries(pages)
  .filter(([path, { canonical = path, index }]) => canonical === path && index !== false)
  .map(([path]) => path as `/${string}`);

export default function sitemap(): MetadataRoute.Sitemap {
  return paths.map((path) => ({
    url: `${site.url}${withBasePath(path)}`,
    // The date of the commit, so the file changes only when the sources change.
    lastModified: process.env.REVISION_DATE || undefined,
  }));
}
