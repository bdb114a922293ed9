import * as v from 'valibot';

/**
 * Whether it is an https: address, or http: on this machine. Browsers refuse addresses with a password, and other
 * characters in the host would end the content security policy that names it.
 */
function isSafe(address: string): boolean {
  if (!/^(https:\/\/|http:\/\/localhost[:/])\S+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password, host } = new URL(address);
  return !username && !password && /^[\w.:[\]-]+$/.test(host);
}

/** Where the site is published. */
export const siteUrl = v.pipe(
  v.string('a text in quotes'),
  v.check(
    (url) => isSafe(url) && new URL(url).origin === url,
    ({ input }) =>
      `${isSafe(input) ? new URL(input).origin : 'https:// and a host, with nothing after it'} (NEXT_PUBLIC_SITE_URL)`,
  ),
);

/** Where forms are posted. */
export const formsEndpoint = v.pipe(
  v.string('a text in quotes'),
  v.check(
    (endpoint) => isSafe(endpoint) || /^\/(?!\/)\S*$/.test(endpoint),
    'an https:// address, or a path of this host like /forms (NEXT_PUBLIC_FORMS_ENDPOINT)',
  ),
);

const TIME = '((?:[01]\\d|2[0-3]):[0-5]\\d)';

/** Office hours as search engines read them. */
export const openingHours = v.pipe(
  v.string('a text in quotes'),
  v.check((value) => {
    const [, opens = '', closes = ''] = new RegExp(`^Mo-Fr ${TIME}-${TIME}$`).exec(value) ?? [];
    return opens < closes;
  }, 'made of hours with two digits like 09:00, the earlier one first'),
);

/** Whether the headers of every host can hold an address, both as it was typed and as it is sent. */
function fitsHeader(address: string): boolean {
  return (
    URL.canParse(address) &&
    [address, new URL(address).href].every((each) => /^https:\/\/[^\s"',;$\\{}]+$/.test(each))
  );
}

const flag = v.optional(v.picklist(['', 'true', 'false'], 'true or false'));

/** The environment variables that are used beside the content. */
export const environment = v.object({
  NEXT_PUBLIC_BASE_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/(?!\.+(\/|$))[\w.~-]+)*$/, 'a path like /campus, without a slash at its end'),
    ),
  ),
  HSTS_PRELOAD: flag,
  NO_INDEX: flag,
  CSP_REPORT_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (address) => address === '' || fitsHeader(address),
        'an https: address without , ; $ \\ { and }',
      ),
    ),
  ),
});
