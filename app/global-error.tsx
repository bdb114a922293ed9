'use client';

import { pageFailure } from '@/content/page-failure';

/**
 * What stands in a page's place when its own code fails. (Next's own brings styles that the policy refuses.) Every
 * page pays for it with its first load, so it brings no component. Its link works whatever failed.
 */
export default function GlobalError() {
  const { title, text, action } = pageFailure;
  return (
    <html lang="en-GB">
      <body>
        <title>{title}</title>
        <main className="page-container py-section">
          <h1 className="text-title">{title}</h1>
          <p className="my-4">{text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own */}
          <a href="" className="bg-accent p-3 text-on-accent">
            {action}
          </a>
        </main>
      </body>
    </html>
  );
}
