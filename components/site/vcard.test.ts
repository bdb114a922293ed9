import { vCard } from './vcard';

const details = {
  name: 'Fathom; Vale, Söhne',
  mail: 'hello@fathom.example',
  phone: '+441134960142',
  nightPhone: { number: '+441134960999', label: 'At night, call' },
  address: ['The Drawing Office', '12 Plant Row', 'Leeds LS0\u00a00NE'],
  postal: { street: '12 Plant Row', town: 'Leeds', code: 'LS0 0NE', country: 'GB' },
  hours: [
    { days: 'Monday to Friday', time: '08:00 to 18:00' },
    { days: 'Plant failures, for clients', time: 'day and night' },
  ],
  url: 'https://www.fathom.example/campus/',
  language: 'en-GB',
};

const unfolded = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('vCard returns the contact details as a vCard 3.0, and escapes separators and line breaks', () => {
  expect(unfolded(vCard(details))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:Fathom\\; Vale\\, Söhne',
    'N:;;;;',
    'ORG:Fathom\\; Vale\\, Söhne',
    'X-ABShowAs:COMPANY',
    'EMAIL;TYPE=INTERNET,WORK:hello@fathom.example',
    'TEL;TYPE=WORK,VOICE,PREF:+441134960142',
    'item1.TEL;TYPE=VOICE:+441134960999',
    'item1.X-ABLabel:At night\\, call',
    'ADR;TYPE=WORK:;;12 Plant Row;Leeds;;LS0 0NE;United Kingdom',
    'LABEL;TYPE=WORK:The Drawing Office\\n12 Plant Row\\nLeeds LS0 0NE\\nUnited Kingdom',
    'URL:https://www.fathom.example/campus/',
    'NOTE:Monday to Friday: 08:00 to 18:00\\nPlant failures\\, for clients: day and night',
    'END:VCARD',
    '',
  ]);
});

test('vCard breaks lines after at most 75 octets, and never inside a character', () => {
  const name = `Gebäudeenergieberatung ${'üöä€'.repeat(30)}`;
  const card = vCard({ ...details, name });
  const lines = card.split('\r\n');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(lines.filter((line) => Buffer.byteLength(line) > 70).length).toBeGreaterThan(2);
  expect(card).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(unfolded(card)).toContain(`FN:${name}`);
});
