import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/ui/with-base-path';
import { meta } from '@/content/home';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { palette } from '@/tailwind.config';

export const dynamic = 'force-static';

/**
 * The web app manifest. With `display: 'browser'`, a shortcut on a phone's home screen opens the site in a
 * browser tab.
 */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.shortName,
    description: meta.description,
    lang: site.language,
    start_url: withBasePath(navigation.home),
    display: 'browser',
    background_color: palette.light.paper,
    theme_color: palette.light.paper,
    icons: [
      { src: withBasePath('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBasePath('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: withBasePath('/icons/maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
