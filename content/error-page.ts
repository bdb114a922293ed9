/** The text of the page that is shown if a page's code throws an error. */
export const errorPage = {
  title: 'This page stopped working',
  text: 'Something in it failed. Loading it again usually helps.',
  action: 'Load again',
};
