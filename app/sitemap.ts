import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/ui/with-base-path';
import { pages } from '@/content/pages';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/**
 * The paths of all pages except those with `noindex` and those whose canonical URL is that of a different
 * page.
 */
const paths = Object.entries(pages)
  .filter(([path, { canonical = path, index }]) => canonical === path && index !== false)
  .map(([path]) => path as `/${string}`);

export default function sitemap(): MetadataRoute.Sitemap {
  return paths.map((path) => ({
    url: `${site.url}${withBasePath(path)}`,
    // Use the date of the commit instead of the date of the build, so that all builds of a commit produce the
    // same file.
    lastModified: process.env.REVISION_DATE || undefined,
  }));
}
