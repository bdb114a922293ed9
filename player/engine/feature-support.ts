/* What only some files, renderers and snapshots need of the page, in one file that only those load. */

export { imagesOf, NO_IMAGE } from '../animation/assets';
export { prepareAnimation } from '../animation/prepare';
export { chooseRenderer } from './choose-renderer';
export { configurationFor } from './configurations';
export { recover } from './recovery';
export { pageSurface } from './surface';
