import { TABLET } from './browser.ts';
import { walkScreens } from './screens.ts';

walkScreens('a tablet', TABLET);
