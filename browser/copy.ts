import { islandSettings } from './protocol';

/**
 * Copies a text to the clipboard when the island's button is pressed, or an address when the island is a link,
 * and announces the result. If the browser refuses to copy the text, selects it, so that the visitor can copy
 * it.
 */
export default function mount(element: HTMLElement) {
  const { text, copied, failed } = islandSettings(element, 'copy');
  const status = element.querySelector('[role=status]');

  async function copy(event: Event) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const isCopied = await write(text ?? addressOf(element as HTMLAnchorElement));
    if (!isCopied && text && element.firstElementChild)
      getSelection()?.selectAllChildren(element.firstElementChild);
    // A new element, because screen readers announce a repeated message only if its element is new.
    const message = document.createElement('span');
    message.append(isCopied ? copied : failed);
    status?.replaceChildren(message);
  }

  (element.querySelector('button') ?? element).addEventListener('click', copy);
}

/** Returns the link's URL without a query, which can name the campaign that led to the page. */
function addressOf({ href }: HTMLAnchorElement): string {
  const url = new URL(href);
  url.search = '';
  return url.href;
}

/** Returns whether the browser allowed to copy the text. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The visitor has blocked the clipboard, or the page is not secure and has none.
    return false;
  }
}
