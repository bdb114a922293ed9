/*
 * Exports the modules that only some files, renderers and snapshots need, as one chunk that loads in a single
 * request.
 */

export { imagesOf, NO_IMAGE } from '../../document/image-assets';
export { prepareAnimation } from '../../document/prepare';
export { chooseRenderer } from '../choose-renderer';
export { hasPerspective } from '../features';
export { configurationFor } from '../lottie-web/configurations';
export { fontRules } from '../lottie-web/file-fonts';
export { recover } from '../lottie-web/recovery';
export { pageSurface } from '../lottie-web/surface';
export { prepareInWorker } from './prepare-in-worker';
