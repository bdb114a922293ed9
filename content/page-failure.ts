/** What a visitor reads in a page's place when its own code fails. */
export const pageFailure = {
  title: 'This page stopped working',
  text: 'Something in it failed. Loading it again usually helps.',
  action: 'Load again',
};
