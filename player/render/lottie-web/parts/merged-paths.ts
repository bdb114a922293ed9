/* Merge Paths, with a library that merges polygons. */

export { mergePaths } from '../patches/shape-element';
