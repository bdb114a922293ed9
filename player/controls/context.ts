import { createContext, useContext } from 'react';
import { english } from '../labels/english';
import type { PlayerLabels } from '../labels/labels';
import { type Shortcuts, shortcutsOf } from './keyboard';

/** The words of the bar around. */
export const LabelsContext = createContext<PlayerLabels>(english);
export const useLabels = () => useContext(LabelsContext);

/** The keys of the bar around. */
export const ShortcutsContext = createContext<Shortcuts>(shortcutsOf(undefined));
export const useShortcutKeys = () => useContext(ShortcutsContext);
