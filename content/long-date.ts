/**
 * Formats a date for readers, such as `3 March 2027`.
 * @param date a date without a time, such as `2027-03-03`
 * @param language the language of the format, such as `en-GB`
 */
export function longDate(date: string, language: string): string {
  return new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
