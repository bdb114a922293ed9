/**
 * Runs inline in every page. Implements `command`, `commandfor` and `closedby="any"` for dialogs in browsers
 * that don't support them.
 */
const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype;
const supportsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

/** Where the pointer was pressed and released last. */
const pressed: Record<string, EventTarget | null> = {};
for (const type of ['pointerdown', 'pointerup'])
  document.addEventListener(type, ({ target }) => {
    pressed[type] = target;
  });

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = supportsCommands ? null : target.closest('button[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (dialog instanceof HTMLDialogElement) {
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    if (button?.getAttribute('command') === 'close') dialog.close();
  }
  // On the backdrop, the target is the dialog itself. Inside the dialog, it is a descendant, because the dialog's
  // children fill it. The target of a click that ends a selection of text can be either.
  const isOutside = pressed.pointerdown === target && pressed.pointerup === target;
  if (
    !supportsClosedBy &&
    isOutside &&
    target instanceof HTMLDialogElement &&
    target.matches('[closedby=any]')
  )
    target.close();
});

export {};
