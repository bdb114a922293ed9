/** The texts of the page that replaces a page whose code fails. */
export const errorPage = {
  title: 'This page stopped working',
  text: 'Something in it failed. Loading it again usually helps.',
  action: 'Load again',
};
