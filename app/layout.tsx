import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { NavigationEffects } from '@/components/site/navigation-effects';
import { SkipLink } from '@/components/site/skip-link';
import { withBasePath } from '@/components/site/with-base-path';
import { site, visits } from '@/content/site';
import { palette } from '@/tailwind.config';
import './globals.css';

// The constant names the font in CSS: not by a name that a system has a font for (`sans`), which would stand in first.
const instrumentSans = localFont({
  src: '../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-sans',
  // A font that comes late waits for the next page: text that was painted never moves.
  display: 'optional',
  // Next's own stand-in is Arial alone, and has no bold: globals.css has one for more systems.
  adjustFontFallback: false,
  fallback: ['stand-in'],
});

/** A script of the site's own stands under its base path. */
const counted = visits && {
  ...visits,
  src: visits.src.startsWith('/') ? withBasePath(visits.src as `/${string}`) : visits.src,
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
    <html lang={site.language} className={instrumentSans.variable} data-scroll-behavior="smooth">
      <body>
        {/* Of `npm run dev` alone: what is to be put right in the content. */}
        {process.env.CHECK_MESSAGES ? <script async src={process.env.CHECK_MESSAGES} /> : null}
        <SkipLink />
        <Header />
        {children}
        <Footer />
        <NavigationEffects visits={counted} />
      </body>
    </html>
  );
}
