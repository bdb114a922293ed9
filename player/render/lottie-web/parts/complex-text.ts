/*
 * Justified text, letters in random order, and text whose letters the browser must shape or reorder, such as
 * Arabic text.
 */

// `text-property` replaces the layout of complex text, including justified text, so it must be the last import.
import '../patches/random-letters';
import '../patches/justified-text';
import '../patches/text-property';
