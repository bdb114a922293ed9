import type { PlayerStore } from '../../runtime/store';
import { fill, type PlayerLabels } from '../labels/labels';

/**
 * Downloads the current frame as `snapshot.svg` or `snapshot.png`.
 * @returns a sentence for the visitor
 * @throws whatever the handle's `snapshot` rejects with
 */
export async function downloadSnapshot(
  store: PlayerStore,
  format: 'svg' | 'png',
  labels: PlayerLabels,
): Promise<string> {
  const url = URL.createObjectURL(await store.handle.snapshot({ format }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `snapshot.${format}`;
  link.click();
  // The download starts after this task and still reads from the address.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return fill(labels.saved, { file: link.download });
}

/**
 * Copies the current frame to the clipboard as a PNG, the one image type that every clipboard takes.
 * @returns a sentence for the visitor
 * @throws a `NotAllowedError` when the browser has no image clipboard or refuses it
 */
export async function copySnapshot(store: PlayerStore, labels: PlayerLabels): Promise<string> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write)
    throw new DOMException('There is no clipboard for pictures', 'NotAllowedError');
  // A promise, as the permission that a click gives (user activation) would be over when the picture is there.
  await navigator.clipboard.write([
    new ClipboardItem({ 'image/png': store.handle.snapshot({ format: 'png' }) }),
  ]);
  return labels.copied;
}

/** Says in the visitor's words why a picture was not saved. */
export function reasonOf(error: unknown, labels: PlayerLabels): string {
  if (error instanceof RangeError) return labels.tooLarge;
  return error instanceof DOMException && error.name === 'NotAllowedError'
    ? labels.noClipboard
    : labels.noPicture;
}
