import { mailtoLink } from './mailto';

/** Returns the fields that a mail program reads from the link. */
const read = (link: string) => Object.fromEntries(new URL(link).searchParams);

test('mailtoLink returns a link that contains the subject, and one line for each filled-in field', () => {
  const link = mailtoLink('a@b.example', 'Hello', [
    { label: 'Full name', value: 'A & B' },
    { label: 'Message', value: 'First\nsecond? 100 %' },
  ]);
  expect(new URL(link).pathname).toBe('a@b.example');
  expect(read(link)).toEqual({
    subject: 'Hello',
    body: 'Full name: A & B\r\nMessage: First\r\nsecond? 100 %',
  });
});

test('mailtoLink omits empty fields', () => {
  expect(read(mailtoLink('a@b.example', 'Hello', [{ label: 'E-mail', value: '  ' }]))).toEqual({
    subject: 'Hello',
  });
});

test('mailtoLink encodes spaces as %20, because mail programs show + as a plus sign', () => {
  expect(mailtoLink('a@b.example', 'Two words', [])).toBe('mailto:a@b.example?subject=Two%20words');
});
