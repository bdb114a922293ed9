/**
 * Passes modules of lottie-web to a file of the package that uses them. The build of the package replaces this module
 * (`scripts/player/shared-modules.ts`). Without a build, nothing needs to be passed.
 */
export const provide = <Module>(module: Module): Module => module;
