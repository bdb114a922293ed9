import * as v from 'valibot';
import { analytics, form, networkLink, outsideLink, picture, sectionText, thirdPartyScript } from './entries';
import {
  address,
  DISPLAY_WORD,
  HEADING_WORD,
  id,
  list,
  object,
  setting,
  sharedText,
  text,
} from './field-types';

/**
 * Returns whether a URL has the scheme https:, or http: on localhost. Rejects credentials, because browsers
 * block requests to URLs with credentials. Rejects domains that would be invalid in the content security
 * policy.
 */
function isSafe(address: string): boolean {
  if (!/^(https:\/\/|http:\/\/localhost[:/])\S+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password, host } = new URL(address);
  return !username && !password && /^[\w.:[\]-]+$/.test(host);
}

/** The origin of the published site. */
const siteUrl = v.pipe(
  v.string('text in quotes'),
  v.check(
    (url) => isSafe(url) && new URL(url).origin === url,
    ({ input }) =>
      `${isSafe(input) ? new URL(input).origin : 'https:// and a domain, with nothing after it'} (NEXT_PUBLIC_SITE_URL)`,
  ),
);

/** The URL to which pages send forms. */
const formsEndpoint = v.pipe(
  v.string('text in quotes'),
  v.check(
    (url) => isSafe(url) || /^\/(?!\/)\S*$/.test(url),
    'an https:// address, or a path on this site such as /forms (NEXT_PUBLIC_FORMS_ENDPOINT)',
  ),
);

const TIME = '((?:[01]\\d|2[0-3]):[0-5]\\d)';

/** Opening hours in the format of schema.org. */
const openingHours = v.pipe(
  v.string('text in quotes'),
  v.check((value) => {
    const [, opens = '', closes = ''] = new RegExp(`^Mo-Fr ${TIME}-${TIME}$`).exec(value) ?? [];
    return opens < closes;
  }, 'two times such as 09:00, the earlier one first'),
);

const mailText = (max: number) => text(max, ['{mail}']);

/** The country of the firm, which the structured data and the vCard contain. */
const countryCode = v.pipe(
  setting,
  v.regex(/^[A-Z]{2}$/, 'a country code of two capital letters, such as GB'),
);

export const legalText = object({
  id,
  title: text(60),
  paragraphs: list(text(600)),
  /** The last paragraph: how to report a problem. The page replaces `{mail}` with a mail link. */
  report: v.optional(mailText(300)),
});

/** The messages of forms. Pages replace `{mail}` with a mail link. */
export const formTexts = object({
  notConnected: mailText(200),
  /** The message if no field of the form is filled in. */
  notConnectedEmpty: mailText(200),
  /** Shown before the fields if the form validates them. */
  required: text(60),
  /** What a field for a reply accepts. Browsers show this text next to a field with other text. */
  reply: text(60),
  /** The line above the message that names the project or post from which the visitor comes. */
  about: text(40, ['{topic}']),
  sending: text(24),
  sent: text(120),
  failed: mailText(200),
  /**
   * The message if the server rejects some fields. The server's own messages are shown next to these fields.
   */
  refused: mailText(200),
  tooLarge: mailText(200),
  /**
   * The message if the server receives too many requests. `{wait}` is replaced with the text of `wait` or
   * `waitUnknown`.
   */
  tooMany: text(200, ['{mail}', '{wait}']),
  /**
   * The time to wait. `{seconds}` is replaced with the number of seconds in the server's Retry-After header.
   */
  wait: text(24, ['{seconds}']),
  waitUnknown: text(32),
  /** The message if the honeypot field was filled in. */
  spamSuspected: mailText(200),
  /** The label of the honeypot field, which only bots fill in. */
  honeypot: text(40),
  noScript: mailText(160),
});

/** The address of a map. */
const directions = v.pipe(
  address<`https://${string}`>(),
  v.check((value) => isSafe(value) && value.startsWith('https:'), 'the https: address of a map'),
);

export const site = object({
  site: object({
    name: sharedText(text(60, [], HEADING_WORD)),
    shortName: text(24),
    url: siteUrl,
    language: setting,
    skip: text(40),
    contact: object({
      mail: outsideLink,
      phone: outsideLink,
      /** The telephone number for failures outside of the office hours. */
      nightPhone: outsideLink,
      /** The people who answer the telephone: their role, and what they answer. */
      people: list(object({ role: text(32), answers: text(60), phone: outsideLink, picture })),
      address: list(text(40)),
      postal: object({ street: text(48), town: text(32), code: text(16), country: countryCode }),
      hours: list(object({ days: text(40), time: text(32) })),
      openingHours,
      directions: v.optional(directions),
      vCardFile: v.pipe(setting, v.regex(/^[\w.-]*\w\.vcf$/, 'the name of a file that ends in .vcf')),
    }),
    formsEndpoint: v.optional(formsEndpoint),
    formsCampaignData: v.boolean('true or false, without quotes'),
  }),
  titleBlock: object({
    firm: text(16),
    page: text(16),
    revision: text(16),
    scale: text(16),
    scaleValue: text(24),
    note: text(120),
  }),
  social: object({ label: text(150), links: list(networkLink) }),
  thirdPartyScript,
  analytics: v.optional(analytics),
  legal: list(legalText),
  notFound: object({ title: text(60) }),
  dialogTexts: object({
    close: text(16),
    write: text(40),
    copy: text(24),
    copied: text(24),
    copyFailed: text(48),
    previous: text(16),
    next: text(16),
  }),
  contact: object({
    ...sectionText.entries,
    promise: text(48, [], DISPLAY_WORD),
    mail: text(16),
    phone: text(16),
    nightPhone: text(40),
    address: text(40),
    hours: text(16),
    /** A button that copies the email address, and the messages about the result. */
    mailCopy: object({ copy: text(24), copied: text(24), copyFailed: text(60) }),
    /** A link that downloads the contact details as a vCard. */
    vCard: text(24),
    directions: text(24),
    form,
  }),
  formTexts,
});

const flag = v.optional(v.picklist(['', 'true', 'false'], 'true or false'));

/** The environment variables that change pages or headers. */
export const environment = v.object({
  NEXT_PUBLIC_BASE_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/(?!\.+(\/|$))[\w.~-]+)*$/, 'a path such as /campus, without a slash at its end'),
    ),
  ),
  NO_INDEX: flag,
});
