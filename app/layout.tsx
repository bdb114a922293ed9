import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '@/components/site/footer';
import { Header } from '@/components/site/header';
import { NavigationEffects } from '@/components/site/navigation-effects';
import { SkipLink } from '@/components/site/skip-link';
import { site } from '@/content/site';
import { palette } from '@/tailwind.config';
import './globals.css';

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
    <html lang={site.language} data-scroll-behavior="smooth">
      <body>
        <SkipLink />
        <Header />
        {children}
        <Footer />
        <NavigationEffects />
      </body>
    </html>
  );
}
