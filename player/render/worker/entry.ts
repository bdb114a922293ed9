import { loadLottieInWorker } from '../lottie-web/load-in-worker';
import { runWorker } from './worker-main';

/* The entry point of the worker. The build bundles it into a single file, `worker.js`. */

runWorker(loadLottieInWorker);
// Evaluate lottie-web while the page is fetching the first animation. Ignore errors, because `worker-main`
// calls `loadLottieInWorker` again and reports them.
setTimeout(() => {
  loadLottieInWorker().catch(() => {});
});
