/** What only some files and renderers need, in one file, since each more would be a round trip. */
export const loadFeatureSupport = () => import('./feature-support');
