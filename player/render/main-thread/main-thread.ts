import type { PlayerSettings } from '../../core/settings';
import type { SourceBytes } from '../../core/source-text';
import { unpackSource } from '../../document/read-source';
import type { FallbackReason } from '../fallback-reason';
import type { RenderedAnimation, RenderOptions } from '../renderer';
import type { WorkerFallback } from '../worker/worker-client';
import type { LoadWorkerClient } from './prepare-in-worker';

/*
 * Renders on the main thread. This module is small, and loads in parallel with lottie-web, so that it can prefetch
 * further modules. A canvas in the worker doesn't need it.
 */

/** Matches the text of most files that need the feature-support module, but never that of a plain file. */
export const FEATURE_HINT =
  /"(ef|fonts|chars|masksProperties|gs|ln|rp|zz|rd|pb|sid)"|"bm"\W+[1-9]|"hd"\W+(true|[1-9])/;

/** Matches the text of most files that have effects or rare shape modifiers. */
export const EFFECTS_HINT = /"ty"\W+(2[0-589]|35|rp|zz|rd|pb|op)\b/;

/** Matches the text of most files that have expressions. */
const EXPRESSIONS_HINT = /"x"\s*:\s*"/;

/** What `renderAnimation` knows when the main thread starts to render. */
export type MainThreadStart = {
  file: Promise<SourceBytes>;
  /** The module that contains lottie-web, which is being loaded. */
  code: Promise<typeof import('./render-on-main-thread')>;
  /** The reason why the settings don't allow rendering in the worker; `null` if they do. */
  reason: FallbackReason | null;
  /** The result of the worker; `undefined` if there is none. */
  fallback: WorkerFallback | undefined;
  loadWorkerClient: LoadWorkerClient;
};

/**
 * Renders a file on the main thread.
 * @returns a promise that resolves when the first frame is on screen
 */
export async function renderOnMainThread(
  options: RenderOptions,
  { file, code, reason, fallback, loadWorkerClient }: MainThreadStart,
): Promise<RenderedAnimation> {
  const { signal, getSettings } = options;
  const settings = getSettings();
  const fallbackReason = reason ?? fallback?.fallbackReason ?? 'no worker';
  if (fallbackReason !== 'renderer' && fallbackReason !== 'no worker')
    console.info(`Rendering a canvas on the main thread instead of in the worker: ${fallbackReason}.`);
  prefetchParts(settings);
  const text = file.then((received) => unpackSource(fallback?.source ?? received, settings.animationId));
  text.then((source) => prefetchFeatures(source.text, settings), ignore);
  const { startOnMainThread } = await code;
  const source = await text;
  signal.throwIfAborted();
  const onLoaded = fallback?.isLoaded ? ignore : options.onLoaded;
  const rendered = await startOnMainThread(source, { ...options, onLoaded }, loadWorkerClient);
  return { renderer: rendered, fallbackReason };
}

/**
 * Loads the modules that will render a file.
 * @param file the file, which is being loaded; `null` if the text isn't known
 */
export async function prefetch(settings: PlayerSettings, file: Promise<SourceBytes> | null) {
  const parts = prefetchParts(settings);
  const text = file ? (await unpackSource(await file, settings.animationId)).text : '';
  await Promise.all([import('./render-on-main-thread'), ...parts, ...prefetchFeatures(text, settings)]);
}

/**
 * Starts loading the modules that the renderer will import. Ignores errors, because the renderer's own
 * imports report them.
 */
const prefetchParts = ({ renderer }: PlayerSettings) => [
  renderer !== 'svg' && prefetchFeatureSupport(),
  renderer === 'canvas' && import('../lottie-web/parts/canvas').catch(ignore),
  renderer === 'html' && import('../lottie-web/parts/html').catch(ignore),
];

/** Starts loading the modules that are needed according to the text of the file. */
function prefetchFeatures(text: string, { renderer, expressions }: PlayerSettings) {
  const hasExpressions = expressions && EXPRESSIONS_HINT.test(text);
  return [
    hasExpressions && import('../lottie-web/parts/expressions').catch(ignore),
    (hasExpressions || FEATURE_HINT.test(text)) && prefetchFeatureSupport(),
    renderer !== 'canvas' &&
      EFFECTS_HINT.test(text) &&
      import('../lottie-web/parts/svg-extras').catch(ignore),
  ];
}

const prefetchFeatureSupport = () => import('./feature-support').catch(ignore);

const ignore = () => {};
