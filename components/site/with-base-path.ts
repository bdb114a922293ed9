const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Adds the base path to the URL of a file in `public/`. Returns URLs of other sites unchanged. Links don't
 * need this function, because Next adds the base path to them.
 */
export const withBasePath = (address: string) => (address.startsWith('/') ? basePath + address : address);

/** Removes the base path from a path. Returns `undefined` if the path is outside the base path. */
export const withoutBasePath = (pathname: string) =>
  `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || '/' : undefined;
