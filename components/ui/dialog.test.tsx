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

/** Presses the pointer on one element, and releases it on another. */
function drag(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  // The target of a click is the closest element that contains both.
  fireEvent.click(from === to ? from : (from.closest('dialog') as Element));
}

test('the dialog fallback closes a dialog only if the pointer is pressed and released on the backdrop', () => {
  const dialog = show();
  const text = screen.getByText('Text');
  for (const [from, to] of [
    [text, text],
    [text, dialog],
    [dialog, text],
  ] as const) {
    drag(from, to);
    expect(dialog.open).toBe(true);
  }
  drag(dialog, dialog);
  expect(dialog.open).toBe(false);
});
