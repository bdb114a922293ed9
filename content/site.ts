import { keepUnitsTogether } from './keep-units-together';
import type { Analytics, FormTexts, LegalText, OutsideLink, Site } from './types';

const name = 'Northlight Engineering';
const shortName = 'Northlight';
/** The firm's name for URLs: without accents, and with hyphens between words. */
const slug = name
  .normalize('NFD')
  .toLowerCase()
  .replaceAll(/[\u0300-\u036f’']/g, '')
  .replaceAll(/[^a-z0-9]+/g, ' ')
  .trim()
  .replaceAll(' ', '-');

const mail = `hello@${slug}.example`;
// Non-breaking spaces keep the telephone number on one line.
const nightPhone = { label: '0113 496 0999'.replaceAll(' ', '\u00a0'), href: 'tel:+441134960999' } as const;
const projectPhone = { label: '0113 496 0157'.replaceAll(' ', '\u00a0'), href: 'tel:+441134960157' } as const;
const phone = { label: '0113 496 0142'.replaceAll(' ', '\u00a0'), href: 'tel:+441134960142' } as const;

/** Office hours, from Monday to Friday. */
const hours = { opens: '08:00', closes: '18:00' };

const postal = { street: '12 Plant Row', town: 'Leeds', code: 'LS0 0NE', country: 'GB' };

export const site = {
  name,
  shortName,
  /** The origin of the published site, without a trailing slash. Canonical URLs begin with this origin. */
  url: process.env.NEXT_PUBLIC_SITE_URL || `https://www.${slug}.example`,
  language: 'en-GB',
  skip: 'Skip to the content',
  contact: {
    mail: { label: mail, href: `mailto:${mail}` } as OutsideLink,
    phone: phone as OutsideLink,
    nightPhone: nightPhone as OutsideLink,
    /** The people who answer the telephone, by role. */
    people: [
      {
        role: 'Survey engineer',
        answers: 'What a survey takes and costs',
        phone,
        picture: { scene: 'survey-engineer', alt: 'An engineer with a clipboard reads the gauge of a pump' },
      },
      {
        role: 'Project engineer',
        answers: 'Programmes, shut-downs, visits',
        phone: projectPhone,
        picture: { scene: 'project-engineer', alt: 'An engineer stands at a table with a plan' },
      },
      {
        role: 'Duty engineer',
        answers: 'Plant failures, day and night',
        phone: nightPhone,
        picture: { scene: 'duty-engineer', alt: 'An engineer with a helmet beside a control panel' },
      },
    ] as Site['site']['contact']['people'],
    address: ['The Drawing Office', postal.street, `${postal.town} ${postal.code}`],
    postal,
    hours: [
      { days: 'Monday to Friday', time: `${hours.opens} to ${hours.closes}` },
      { days: 'Plant failures', time: 'day and night' },
    ],
    /** The hours in the format of https://schema.org/openingHours. */
    openingHours: `Mo-Fr ${hours.opens}-${hours.closes}`,
    /**
     * The map to which the link to directions leads. If `undefined`, there is no link. The invented address
     * isn't on any map, so the map shows the town.
     */
    directions:
      `https://www.openstreetmap.org/search?query=${encodeURIComponent(postal.town)}` as Site['site']['contact']['directions'],
    /** The file name under which browsers save the contact details. */
    vCardFile: `${slug}.vcf`,
  },
  /**
   * The URL to which forms are posted as JSON. If it is unset, forms send nothing and show a message instead.
   */
  formsEndpoint: process.env.NEXT_PUBLIC_FORMS_ENDPOINT || undefined,
  /**
   * Whether the endpoint also receives the query of the page's URL, such as `utm_source=newsletter`, and the
   * referrer. The privacy text then says so.
   */
  formsCampaignData: false,
};

export const titleBlock = {
  firm: 'Drawn by',
  page: 'Sheet',
  revision: 'Revision',
  scale: 'Scale',
  scaleValue: 'Not to scale',
  note: 'Sample content of an invented firm.',
};

/** The firm's profiles on social networks, for the footer. The names in the URLs are examples. */
export const social: Site['social'] = {
  label: 'Elsewhere',
  links: [
    { network: 'linkedin', label: 'LinkedIn', href: `https://www.linkedin.com/company/${slug}-sample` },
    { network: 'youtube', label: 'YouTube', href: `https://www.youtube.com/@${slug}-sample` },
    { network: 'instagram', label: 'Instagram', href: `https://www.instagram.com/${slug}-sample` },
  ],
};

/** The script in the Partners section. By default, the script shows whether the office is open. */
export const thirdPartyScript: Site['thirdPartyScript'] = {
  src: '/snippets/office-status.js',
  attributes: {
    'data-time-zone': 'Europe/London',
    'data-opens': hours.opens,
    'data-closes': hours.closes,
    'data-open-text': `It is {time} at our office in ${postal.town}. The line is open until ${hours.closes}: ${phone.label}.`,
    'data-closed-text': `It is {time} at our office in ${postal.town}. The line opens on weekdays at ${hours.opens}; mail is answered within 24 hours.`,
  },
};

/**
 * The analytics script on every page. If `undefined`, visits are not counted. Example:
 * `{ src: 'https://stats.example/script.js', attributes: { 'data-domain': 'www.example.com' } }`
 */
export const analytics = undefined as Analytics | undefined;

const isOwnScript = thirdPartyScript.src.startsWith('/');

/** A sentence of the privacy text that says how visits are counted. */
const counting = analytics
  ? `Visits are counted without cookies by a script of ${analytics.src.startsWith('/') ? 'our own' : new URL(analytics.src).host}, which learns the page, the time, the kind of browser and what led to it${(analytics.sendsTo ?? []).map((address) => `, and sends it to ${new URL(address).host}`).join('')}.`
  : isOwnScript
    ? 'It has no analytics, and it loads nothing from anyone else.'
    : 'It has no analytics.';

/**
 * A sentence that names the domain of the home page's script, or an empty string if the script is on this site
 * itself.
 */
const loading = isOwnScript
  ? ''
  : ` The home page loads a script of ${new URL(thirdPartyScript.src).host}, which learns your address, as any server does.`;

const { directions } = site.contact;

/** A sentence that names the domain of the map, or an empty string if there is no link to directions. */
const map = directions ? ` The link to directions opens ${new URL(directions).host}.` : '';

/**
 * A phrase that names the domain that receives form submissions. It is empty unless the endpoint is an absolute
 * URL.
 */
const formsDomain =
  site.formsEndpoint && URL.canParse(site.formsEndpoint)
    ? ` through ${new URL(site.formsEndpoint).host}`
    : '';

/** A sentence about the campaign data of forms, or an empty string if forms send none. */
const campaignData = site.formsCampaignData
  ? ' With it, we receive the part of the page’s address that names the newsletter or advertisement which led you here, and the address of the page you came from.'
  : '';

export const legal: readonly LegalText[] = keepUnitsTogether([
  {
    id: 'privacy',
    title: 'Privacy',
    paragraphs: [
      site.formsEndpoint
        ? `This site has no accounts and collects nothing about you but what you send us. ${counting}${loading}${map}`
        : `This site has no accounts and collects nothing about you. ${counting}${loading}${map}`,
      site.formsEndpoint
        ? `What you type in a form is sent to us${formsDomain} when you press its button, and is used to answer you and for nothing else.${campaignData}`
        : 'The forms on this site are not connected. What you type stays in your browser and is gone when you leave the page. If you choose to write to us, your own mail program sends the message.',
      'The server that delivers these pages may keep an ordinary access log (address, time, page), as every web server can.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms',
    paragraphs: [
      `${name} is an invented firm, and this site is a sample. Projects, figures, partners and addresses on it are made up and describe no real place.`,
      'Nothing here is an offer or engineering advice. For a building of your own, ask a chartered engineer who has seen it.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    paragraphs: [
      'This site sets no cookie and stores nothing in your browser. That is why no banner asked you about it.',
      'The follow button on the profile page forgets its state when you leave.',
    ],
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    paragraphs: [
      'This site is made to meet WCAG 2.2, level AA. Tested on 27 November 2026, by keyboard and with programs.',
      'What works: every page by keyboard, at 400 % zoom, in light and dark, with little motion and with a data saver. Animations can be stopped. Only forms, animations and some buttons need JavaScript.',
      'What doesn’t: animations have names, but no descriptions. Text has a contrast of 4.5:1, not 7:1. Nobody who uses a screen reader has tested the site.',
    ],
    report:
      'If something keeps you out, write to {mail} and name the page. You have an answer within 24 hours.',
  },
  {
    id: 'imprint',
    title: 'Imprint',
    paragraphs: [
      `${name}, ${site.contact.address.join(', ')}.`,
      `Telephone ${phone.label}, e-mail ${mail}.`,
      'The firm is invented: there is no such company, and the address does not exist.',
    ],
  },
]);

/** The title of the page for unknown paths. */
export const notFound = { title: 'Page not found' };

export const dialogTexts = {
  close: 'Close',
  /** A link from a project or a post to a form. The link enters the name of the project or the post. */
  write: 'Write to us about this',
  /** A link that copies the address of a project or a post. */
  copy: 'Copy link',
  copied: 'Copied',
  copyFailed: 'Not copied: the address bar has it',
  /** Links to the previous and the next project or post. */
  previous: 'Previous',
  next: 'Next',
};

/** The contact section of the home page and of the campaign page. */
export const contact: Site['contact'] = keepUnitsTogether({
  title: 'Contact us',
  promise: 'An answer within 24 hours',
  lead: 'Send a floor area and last year’s energy bill, or one sentence on what is wrong. An engineer reads it, not a call centre.',
  mail: 'Mail',
  phone: 'Telephone',
  nightPhone: 'At night, call',
  address: 'Office',
  hours: 'Hours',
  mailCopy: {
    copy: 'Copy mail address',
    copied: 'Copied',
    copyFailed: 'Not copied, but selected',
  },
  vCard: 'Save contact',
  directions: 'Directions',
  form: {
    id: 'contact-form',
    subject: 'A message from your website',
    fields: [
      { name: 'topic', label: 'What it is about', kind: 'text' },
      { name: 'reply', label: 'Your mail address or telephone', kind: 'reply', autoComplete: 'email' },
      { name: 'message', label: 'Message', kind: 'message', rows: 4 },
    ],
    submit: 'Send message',
  },
});

export const formTexts: FormTexts = {
  notConnected:
    'This form isn’t connected, so nothing was sent. Your text is still here. Send it by mail instead: {mail}',
  notConnectedEmpty: 'This form isn’t connected, so nothing was sent. Write to us instead: {mail}',
  required: 'Every field is required.',
  reply: 'An e-mail address or a telephone number',
  about: 'About: {topic}',
  sending: 'Sending…',
  sent: 'Sent. You will have an answer within 24 hours.',
  failed: 'That did not go through, and your text is still here. Try again, or send it by mail: {mail}',
  refused: 'Nothing was sent yet: please look at the marked fields. Or send your text by mail: {mail}',
  tooLarge:
    'That is more text than this form can carry, and it is still here. Shorten it, or send it by mail: {mail}',
  tooMany:
    'Too many messages are coming in. Your text is still here: try again {wait}, or send it by mail: {mail}',
  wait: 'in {seconds} s',
  waitUnknown: 'in a few minutes',
  spamSuspected:
    'This looked like an automatic message, so nothing was sent. If you are a person, your text is still here: {mail}',
  honeypot: 'Leave this empty',
  noScript: 'The form here needs JavaScript. Write to us instead: {mail}',
};
