import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest `callback`, like `useEffectEvent` in React
 * 19.2. The function must not be called during rendering.
 */
export function useStableCallback<Values extends unknown[]>(callback: (...values: Values) => void) {
  const latest = useRef(callback);
  // Insertion effects run before all other effects, so these effects already call the latest callback.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
