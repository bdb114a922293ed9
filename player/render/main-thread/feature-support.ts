/* What only some files, renderers and snapshots need of the page, in one file that only those load. */

export { imagesOf, NO_IMAGE } from '../../document/assets';
export { prepareAnimation } from '../../document/prepare';
export { chooseRenderer } from '../choose-renderer';
export { recover } from '../lottie-web/patches/recovery';
export { pageSurface } from '../lottie-web/surface';
export { configurationFor } from './configurations';
