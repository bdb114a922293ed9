/*
 * Exports the modules that only some files, renderers and snapshots need, as one chunk that loads in a single
 * request.
 */

export { imagesOf, NO_IMAGE } from '../../document/image-assets';
export { prepareAnimation } from '../../document/prepare';
export { chooseRenderer } from '../choose-renderer';
export { recover } from '../lottie-web/patches/recovery';
export { pageSurface } from '../lottie-web/surface';
export { configurationFor } from './configurations';
export { embeddedFontRules } from './embedded-fonts';
