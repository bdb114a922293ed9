import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Attribute } from '@/browser/protocol';
import { DevelopmentIslands } from '@/components/site/development-islands';
import { topId, withBasePath } from '@/components/ui/with-base-path';
import { analytics, site } from '@/content/site';
import { palette } from '@/tailwind.config';
import './globals.css';

/** The analytics script. If the script is a file of this site, its URL begins with the base path. */
const analyticsScript = analytics && {
  ...analytics,
  src: withBasePath(analytics.src),
};

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.name, template: `%s · ${site.name}` },
  // Otherwise, iOS turns numbers that look like phone numbers into links.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  // Browsers paint the background in the visitor's scheme before the style sheet arrives.
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.paper },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.language}
      {...{ [Attribute.Analytics]: analyticsScript && JSON.stringify(analyticsScript) }}
    >
      <body id={topId}>
        {children}
        {process.env.NODE_ENV === 'development' ? <DevelopmentIslands /> : null}
      </body>
    </html>
  );
}
