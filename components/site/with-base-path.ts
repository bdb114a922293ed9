const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The address of a file in `public/`, under the base path the site is built for; one of another site as it is. Links get theirs from Next. */
export const withBasePath = (address: string) => (address.startsWith('/') ? basePath + address : address);

/** The path that the router knows a page by; none of what is not under the base path. */
export const withoutBasePath = (pathname: string) =>
  `${pathname}/`.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) || '/' : undefined;
