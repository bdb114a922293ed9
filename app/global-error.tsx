'use client';

import { errorPage } from '@/content/error-page';

/**
 * Replaces a page whose code throws an error. Next's default error page can't be used, because the content
 * security policy blocks its inline styles. Don't import components here, because every page loads this
 * module.
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
