const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Returns the URL of a file in `public/`, with the base path of the build. URLs of other sites are unchanged.
 * Next adds the base path to links itself.
 */
export const withBasePath = (address: string) => (address.startsWith('/') ? basePath + address : address);

/** Returns the route of a path, or `undefined` for paths outside the base path. */
export const withoutBasePath = (pathname: string) =>
  `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || '/' : undefined;
