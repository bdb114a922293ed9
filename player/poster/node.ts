export { main } from './commands';
export type { PosterOptions } from './poster-options';
export { type Poster, renderPoster } from './render-poster';
