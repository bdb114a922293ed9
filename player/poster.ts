export { type Poster, type PosterOptions, renderPoster } from './poster/node';
