'use client';

import { errorPage } from '@/content/error-page';

/**
 * Replaces a page whose code fails. Next's default page has inline styles, which the content security policy
 * blocks. Every page loads this module, so it imports no component. Its link works without scripts.
 */
export default function GlobalError() {
  const { title, text, action } = errorPage;
  return (
    <html lang="en-GB">
      <body>
        <title>{title}</title>
        <main className="page-container py-section">
          <h1 className="text-title">{title}</h1>
          <p className="my-4">{text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the current page's URL */}
          <a href="" className="bg-accent p-3 text-on-accent">
            {action}
          </a>
        </main>
      </body>
    </html>
  );
}
