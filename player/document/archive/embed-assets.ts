import type { Budget } from '../limits/budget';
import { asArray, asRecord } from '../lottie';
import { parseUrl } from '../parse-url';
import { themeImage } from '../theme';
import type { ArchiveFiles } from './zip';

/** An image or an audio file that is identified by its folder (`u`) and file name (`p`). */
type Linked = { u?: unknown; p?: unknown } | null | undefined;

const MIME_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['svg', 'image/svg+xml'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
  ['wav', 'audio/wav'],
]);

/** Returns the data URL of a file. */
type ToDataUrl = (type: string, file: Uint8Array) => string;

/**
 * Embeds images, audio files and fonts of the archive in the animation and in the themes. A file that several assets use
 * is embedded several times.
 * @returns whether the animation has changed
 * @throws Failure `invalid` if the data URLs are too long
 */
export function embedAssets(
  data: unknown,
  themes: Record<string, unknown>,
  files: ArchiveFiles,
  budget: Budget,
): boolean {
  const urls = new Map<Uint8Array, string>();
  const toDataUrl: ToDataUrl = (type, file) => {
    const url = urls.get(file) ?? `data:${type};base64,${base64(file)}`;
    urls.set(file, url);
    budget.spend('bytes', url.length);
    return url;
  };
  return [embedLinked(data, themes, files, toDataUrl), embedFonts(data, files, toDataUrl)].includes(true);
}

/**
 * Embeds images and audio files of the archive in the animation's assets and slots, and in the themes.
 * @returns whether the animation has changed
 */
function embedLinked(
  data: unknown,
  themes: Record<string, unknown>,
  files: ArchiveFiles,
  toDataUrl: ToDataUrl,
): boolean {
  const { assets, slots } = asRecord(data);
  // If an asset refers to a slot, an image in the slot or in a theme replaces the asset's image.
  const inSlots = Object.values(asRecord(slots)).map((slot) => asRecord(slot).p);
  const inThemes = Object.values(themes).flatMap((theme) => asArray(asRecord(theme).rules).map(themeImage));
  const embed = (linked: Linked | undefined) => {
    if (typeof linked?.p !== 'string' || [linked.u, linked.p].some(isAbsolute)) return undefined;
    const { p, u } = linked;
    const bytes = assetNamed(files, 'i', p, u) ?? assetNamed(files, 'u', p, u);
    return bytes && toDataUrl(mimeType(p, bytes), bytes);
  };
  let embedded = false;
  for (const linked of [...asArray(assets), ...inSlots] as Linked[]) {
    const p = embed(linked);
    if (!p) continue;
    Object.assign(linked ?? {}, { u: '', p, e: 1 });
    embedded = true;
  }
  for (const image of inThemes) {
    const src = embed({ p: image?.address });
    if (src) Object.assign(image?.value ?? {}, { src });
  }
  return embedded;
}

const isAbsolute = (address: unknown) => typeof address === 'string' && parseUrl(address) !== null;

/**
 * Embeds fonts of the archive in the animation. Removes the path of a font that the archive doesn't contain,
 * because lottie-web would resolve the path against the page.
 * @returns whether the animation has changed
 */
function embedFonts(data: unknown, files: ArchiveFiles, toDataUrl: ToDataUrl): boolean {
  const fonts = asArray(asRecord(asRecord(data).fonts).list).filter(
    (font) => typeof font?.fPath === 'string' && font.fPath && !isAbsolute(font.fPath),
  );
  for (const font of fonts) {
    const bytes = assetNamed(files, 'f', font.fPath);
    font.fPath = bytes ? toDataUrl('font/sfnt', bytes) : '';
  }
  return fonts.length > 0;
}

/**
 * Returns the contents of an image, an audio file or a font.
 * @param path the file's name in the animation, which can contain folders and percent-encoded characters
 */
function assetNamed(files: ArchiveFiles, type: 'i' | 'u' | 'f', path: string, folder?: unknown) {
  const whole = `${typeof folder === 'string' ? folder : ''}/${path}`;
  const names = [whole.replace(/^\/?(i|images|u|audio|f|fonts)\//i, ''), path, path.split('/').pop() ?? ''];
  return names
    .flatMap((name) => [name, decodePath(name)])
    .map((name) => files.find(type, name))
    .find(Boolean);
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Returns the MIME type of an image or an audio file, based on its extension or, for an SVG, on its first character. If
 * neither identifies the type, returns the type of PNG, because browsers detect all formats except SVG
 * themselves.
 */
function mimeType(path: string, file: Uint8Array): string {
  const extension = path.split('.').pop()?.toLowerCase();
  return MIME_TYPES.get(extension) ?? (file[0] === '<'.charCodeAt(0) ? 'image/svg+xml' : 'image/png');
}

function base64(bytes: Uint8Array): string {
  let binary = '';
  // Convert in chunks, because the number of arguments of a call is limited.
  for (let start = 0; start < bytes.length; start += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(binary);
}
