/** The address of a file in `public/`, under the base path the site is built for. Links get theirs from Next. */
export const withBasePath = (path: `/${string}`) => `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
