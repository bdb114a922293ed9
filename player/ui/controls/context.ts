import { createContext, useContext } from 'react';
import { english } from '../../runtime/labels/english';
import type { PlayerLabels } from '../../types';
import { type Shortcuts, shortcutsOf } from './shortcuts';

export const LabelsContext = createContext<PlayerLabels>(english);
export const useLabels = () => useContext(LabelsContext);

/**
 * A function that returns the shortcuts for a writing direction. Only `back` and `forward` depend on the
 * direction.
 */
export const ShortcutsContext = createContext((rtl: boolean): Shortcuts => shortcutsOf(undefined, rtl));
export const useShortcutKeys = (rtl = false) => useContext(ShortcutsContext)(rtl);
