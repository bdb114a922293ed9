export { type LottieAnimation, type ReadAnimationOptions, readAnimation } from './document/read-animation';
