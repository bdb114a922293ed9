// lottie-web has types only for its unminified files.
declare module 'lottie-web/build/player/*.min.js' {
  export { default } from 'lottie-web';
}
