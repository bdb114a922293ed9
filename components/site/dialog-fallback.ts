/** Implements `command`, `commandfor` and `closedby="any"` for browsers without them. */
export function installDialogFallback() {
  const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const supportsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = supportsCommands ? null : target.closest<HTMLButtonElement>('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) {
      if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
      if (button?.getAttribute('command') === 'close') dialog.close();
    }
    // A click on the backdrop has the dialog as its target. A click inside has a child of the dialog, because
    // the children fill the dialog.
    if (!supportsClosedBy && target instanceof HTMLDialogElement && target.closest('[closedby="any"]'))
      target.close();
  });
}
