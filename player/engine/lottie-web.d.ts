// lottie-web has types for its unminified files only, and they leave out what the adapter needs.
declare module 'lottie-web/build/player/*.min.js' {
  const lottie: import('./lottie-internals').Lottie;
  export default lottie;
}
