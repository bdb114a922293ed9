import { createContext, useContext } from 'react';
import { english } from '../labels/english';
import type { PlayerLabels } from '../labels/labels';
import { type Shortcuts, shortcutsOf } from './keyboard';

/** The words of the bar around. */
export const LabelsContext = createContext<PlayerLabels>(english);
export const useLabels = () => useContext(LabelsContext);

/** The keys of the bar around, by its writing direction, which only `back` and `forward` depend on. */
export const ShortcutsContext = createContext((rtl: boolean): Shortcuts => shortcutsOf(undefined, rtl));
export const useShortcutKeys = (rtl = false) => useContext(ShortcutsContext)(rtl);
