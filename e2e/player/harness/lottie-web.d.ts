// lottie-web has types for its unminified files alone.
declare module 'lottie-web/build/player/*.min.js' {
  export { default } from 'lottie-web';
}
