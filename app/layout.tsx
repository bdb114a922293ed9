import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Announcement } from '@/components/site/announcement';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { NavigationEffects } from '@/components/site/navigation-effects';
import { SkipLink } from '@/components/site/skip-link';
import { withBasePath } from '@/components/site/with-base-path';
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
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.paper },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.paper },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.language}
      data-scroll-behavior="smooth"
      data-analytics={analyticsScript ? JSON.stringify(analyticsScript) : undefined}
    >
      <body>
        <SkipLink />
        <Header />
        <Announcement />
        {children}
        <Footer />
        <NavigationEffects />
      </body>
    </html>
  );
}
