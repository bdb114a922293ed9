import type { PlayerStore } from '../playback/store';

/** Hands the visitor the frame at hand as `snapshot.svg` or `snapshot.png`. */
export async function downloadSnapshot(store: PlayerStore, format: 'svg' | 'png'): Promise<string> {
  const url = URL.createObjectURL(await store.handle.snapshot({ format }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `snapshot.${format}`;
  link.click();
  // The browser takes the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return `Saved ${link.download}.`;
}

/** Puts the frame at hand on the clipboard, as a PNG: the one picture that every clipboard takes. */
export async function copySnapshot(store: PlayerStore): Promise<string> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) {
    throw new Error('this browser copies no pictures from this page');
  }
  // Handed over as a promise, since the permission that a press gives lasts no longer than the press.
  await navigator.clipboard.write([
    new ClipboardItem({ 'image/png': store.handle.snapshot({ format: 'png' }) }),
  ]);
  return 'Copied.';
}
