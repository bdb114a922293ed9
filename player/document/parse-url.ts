/** Parses a URL, like `URL.parse`, which Chromium supports since version 126. Returns `null` if it is invalid. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}
