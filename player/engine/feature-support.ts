/* What only some files, renderers, snapshots and the drawing worker need, in one file that only those load. */

export { imagesOf, NO_IMAGE } from '../animation/assets';
export { normalizeForCanvas } from '../animation/normalize/normalize';
export { prepareAnimation } from '../animation/prepare';
export { drawInLayers } from './canvas-layers';
export { CANVAS_SETTINGS, silentAudio } from './canvas-options';
export { chooseRenderer } from './choose-renderer';
export { configurationFor } from './configurations';
export { declineReason } from './decline';
export { placeRenderer } from './placement';
export { recover } from './recovery';
export { detachedSurface, pageSurface } from './surface';
