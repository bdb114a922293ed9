/* Exports the modules that unpack compressed files, as one chunk that loads in a single request. */

export { unpackArchive } from './archive/archive';
export { unpackGzip } from './gzip';
