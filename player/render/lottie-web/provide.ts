/**
 * Passes the modules of lottie-web that several files of the package share to a file that has been imported. The
 * build of the package replaces this module (`scripts/player/shared-modules.ts`). Without a build, nothing has to be
 * passed.
 */
export const provide = <Module>(module: Module): Module => module;
