/** What is to be said of a build that was not told where its pages will stand: one sentence, or none when it was. */
export function sampleAddress({ NEXT_PUBLIC_SITE_URL }: NodeJS.ProcessEnv = process.env): string[] {
  return NEXT_PUBLIC_SITE_URL
    ? []
    : ['NEXT_PUBLIC_SITE_URL is unset: canonical links, the sitemap and shared links name a sample address'];
}
