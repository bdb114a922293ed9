import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the latest `callback`, as `useEffectEvent` of React 19.2
 * does. Not for use while rendering.
 */
export function useStableCallback<Values extends unknown[]>(callback: (...values: Values) => void) {
  const latest = useRef(callback);
  // Insertion effects run before all other effects.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
