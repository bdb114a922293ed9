const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to the path of a page or file. Returns URLs of other sites unchanged. */
export const withBasePath = (address: string) => (address.startsWith('/') ? basePath + address : address);
