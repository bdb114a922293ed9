/** Returns a warning if the site's URL is unset. Without this setting, pages contain a placeholder URL. */
export function placeholderUrlWarning({ NEXT_PUBLIC_SITE_URL }: NodeJS.ProcessEnv = process.env): string[] {
  return NEXT_PUBLIC_SITE_URL
    ? []
    : ['NEXT_PUBLIC_SITE_URL is unset: canonical links, the sitemap and shared links contain a placeholder'];
}
