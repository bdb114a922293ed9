type ContactDetails = {
  name: string;
  mail: string;
  /** With the country code, such as `+441134960142`. */
  phone: string;
  /** The telephone number outside of the office hours, and its label. */
  nightPhone: { number: string; label: string };
  /** The lines of the address as on a letter. */
  address: readonly string[];
  /** `country` is a two-letter code. */
  postal: { street: string; town: string; code: string; country: string };
  hours: readonly { days: string; time: string }[];
  url: string;
  /** The language of the country's name, such as `en-GB`. */
  language: string;
};

/** The maximum length of a line in octets, without the line break (RFC 2426, section 2.6). */
const LINE_LENGTH = 75;

/**
 * Returns contact details as a vCard. The version is 3.0 (RFC 2426), because Outlook doesn't import all
 * properties of version 4.0.
 */
export function vCard(details: ContactDetails): string {
  const { name, mail, phone, nightPhone, address, postal, hours, url, language } = details;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(postal.country) ?? '';
  const { street, town, code } = postal;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    // This property is required, but its value is empty, because it consists of the parts of a person's name.
    'N:;;;;',
    `ORG:${escapeText(name)}`,
    // Makes Apple's address books show the name as that of a company instead of a person.
    'X-ABShowAs:COMPANY',
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(mail)}`,
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    // Address books show the label in place of a type.
    `item1.TEL;TYPE=VOICE:${nightPhone.number}`,
    `item1.X-ABLabel:${escapeText(nightPhone.label)}`,
    `ADR;TYPE=WORK:${['', '', street, town, '', code, country].map(escapeText).join(';')}`,
    `LABEL;TYPE=WORK:${escapeText([...address, country].join('\n'))}`,
    `URL:${url}`,
    `NOTE:${escapeText(hours.map(({ days, time }) => `${days}: ${time}`).join('\n'))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Breaks a line that is too long. A line that begins with a space continues the previous line. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (length + octets > LINE_LENGTH) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
}
