/* Text whose letters the browser must shape or reorder, such as Arabic text. */

import '../patches/text-property';
