import { createContext, useContext } from 'react';
import { english } from '../labels/english';
import type { PlayerLabels } from '../labels/labels';
import { type Shortcuts, shortcutsOf } from './shortcuts';

export const LabelsContext = createContext<PlayerLabels>(english);
export const useLabels = () => useContext(LabelsContext);

/** Returns the shortcuts for a writing direction. The direction affects only `back` and `forward`. */
export const ShortcutsContext = createContext((rtl: boolean): Shortcuts => shortcutsOf(undefined, rtl));
export const useShortcutKeys = (rtl = false) => useContext(ShortcutsContext)(rtl);
