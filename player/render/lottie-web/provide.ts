/**
 * Passes modules of lottie-web to a file of the package that uses them. The build of the package replaces this module
 * (`scripts/player/shared-modules.ts`); the sources need nothing to be passed.
 */
export const provide = <Module>(module: Module): Module => module;
