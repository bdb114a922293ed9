import { createHash } from 'node:crypto';
import { test as plain } from '@playwright/test';
import { policyOrigins } from '../scripts/hosting/policy-origins';
import { address, expect, test } from './fixtures';
import { pages } from './pages';

const defined = (...origins: (string | undefined)[]) => origins.filter((origin) => origin !== undefined);

function parse(policy = ''): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

/** The hashes of what stands between the tags of a page's inline scripts. */
function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}

for (const { path } of pages) {
  test(`the policy of ${path} lets in what the page holds and nothing else`, async ({ page, request }) => {
    const response = await request.get(address(path));
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'none'");

    // Parsed by the browser, not by the code that made the policy.
    await page.goto('about:blank');
    const inline = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string) =>
          [...parsed.querySelectorAll(selector)].map((each) => each.textContent ?? '');
        return {
          scripts: all('script:not([src]):not([type$="json"])'),
          meta: parsed.querySelector('meta[charset] + meta[http-equiv]')?.getAttribute('content') ?? '',
        };
      },
      await response.text(),
    );

    const { forms, thirdPartyScript, analytics } = policyOrigins;
    expect(parse(inline.meta)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...defined(thirdPartyScript, analytics?.script), ...hashesOf(inline.scripts)],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'connect-src': [
        "'self'",
        ...defined(forms, thirdPartyScript, analytics?.script, ...(analytics?.sendsTo ?? [])),
      ],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", ...defined(forms)],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    });
  });
}

/** Injections into a page, by the directive that blocks them. */
const injections: Record<string, () => void> = {
  'script-src-elem': () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "intruder"';
    document.body.append(script);
  },
  'script-src-attr': () => document.body.insertAdjacentHTML('beforeend', '<i onclick="alert(1)">'),
  'style-src-attr': () => document.body.insertAdjacentHTML('beforeend', '<i style="color:red">'),
  'style-src-elem': () => document.body.insertAdjacentHTML('beforeend', '<style>p{color:red}</style>'),
  'base-uri': () => document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.example/">'),
  'img-src': () =>
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/a.png">'),
  'frame-src': () =>
    document.body.insertAdjacentHTML('beforeend', '<iframe src="https://elsewhere.example/">'),
  'connect-src': () => void fetch('https://elsewhere.example/').catch(() => undefined),
  'form-action': () => {
    document.body.insertAdjacentHTML('beforeend', '<form id="intruder" action="https://elsewhere.example/">');
    document.querySelector<HTMLFormElement>('#intruder')?.submit();
  },
};

for (const [directive, inject] of Object.entries(injections)) {
  // Without the fixture that fails a test on a violation of the policy.
  plain(`what is injected into a page is blocked by ${directive}`, async ({ page }) => {
    await page.goto(`${process.env.SITE_ORIGIN}${address('/test')}`);
    const blockedBy = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        }),
    );
    await page.evaluate(inject);
    expect(await blockedBy).toBe(directive);
  });
}

plain(
  'a page whose bytes a proxy has changed keeps its styles, and what needs no script works',
  async ({ page }) => {
    await page.route(`**${address('/profile')}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace('<script data-', '<script data-proxied data-')
        .replaceAll(';', '; ');
      await route.fulfill({ response, body });
    });
    await page.goto(`${process.env.SITE_ORIGIN}${address('/profile')}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('font-weight', '600');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(`${process.env.SITE_ORIGIN}${address('/')}`);
  },
);

plain('no page can hold one of ours in a frame', async ({ page }) => {
  const holder = `${process.env.SITE_ORIGIN}${address('/holder')}`;
  await page.route(holder, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address('/profile')}"></iframe>` }),
  );
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes("frame-ancestors 'none'"),
  );
  await page.goto(holder);
  await refused;
});
