/** Copies text to the clipboard. Returns whether the browser allowed it. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The user has blocked the clipboard, or the page is not secure and has none.
    return false;
  }
}
