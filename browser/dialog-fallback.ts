/**
 * Runs inline in every page. Implements `command`, `commandfor` and `closedby="any"` for dialogs in browsers
 * that don't support them.
 */
const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype;
const supportsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = supportsCommands ? null : target.closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    if (button?.getAttribute('command') === 'close') dialog.close();
  }
  // The target of a click on the backdrop is the dialog itself. The target of a click inside the dialog is
  // a descendant, because the dialog's children fill it.
  if (!supportsClosedBy && target instanceof HTMLDialogElement && target.closest('[closedby="any"]'))
    target.close();
});

export {};
