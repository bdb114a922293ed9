import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';
import '@/browser/dialog-fallback';

// jsdom doesn't support `command`, `closedby` or modal dialogs. These methods imitate those of browsers.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function show() {
  render(
    <>
      <button type="button" command="show-modal" commandfor="terms">
        <span>Terms</span>
      </button>
      <Dialog id="terms" title="Terms">
        <p>Text</p>
      </Dialog>
    </>,
  );
  fireEvent.click(screen.getByText('Terms', { selector: 'span' }));
  return document.getElementById('terms') as HTMLDialogElement;
}

test('the dialog fallback makes buttons with a command open and close a dialog', () => {
  const dialog = show();
  expect(dialog.open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog.open).toBe(false);
});

test('the dialog fallback closes a dialog when the user clicks the backdrop, but not when they click inside the dialog', () => {
  const dialog = show();
  fireEvent.click(screen.getByText('Text'));
  expect(dialog.open).toBe(true);
  fireEvent.click(dialog);
  expect(dialog.open).toBe(false);
});
