import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/site/with-base-path';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/**
 * Allows crawlers to read every page. Otherwise, they could not read the `noindex` of the pages that have it.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${site.url}${withBasePath('/sitemap.xml')}` };
}
