/** The attribute that contains the name of a layer, in an SVG. */
export const LAYER_NAME = 'data-name';

/** The maximum length of a name in a part name. */
const MAX_LENGTH = 60;

/**
 * Returns the part names of a layer or a group: its name (`nm`) and its classes (`cl`), as CSS identifiers. The words of
 * a name are joined by hyphens.
 */
export function partNames({ nm, cl }: { nm?: unknown; cl?: unknown }): string[] {
  return [nm, ...`${cl ?? ''}`.split(' ')].flatMap((name) => {
    const words = `${name ?? ''}`.slice(0, MAX_LENGTH).match(/[\p{L}\p{M}\p{N}_]+/gu);
    return words ? words.join('-').replace(/^\d/, '_$&') : [];
  });
}
