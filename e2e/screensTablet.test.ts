import { TABLET } from './browser.ts';
import { walkScreens } from './screens.ts';

// What a size of its own can break once the others are right: a table that only a mouse can scroll.
walkScreens('a tablet', TABLET, { rules: ['scrollable-region-focusable'] });
