import { DESKTOP } from './browser.ts';
import { OTHERS, walkScreens } from './screens.ts';

walkScreens('a desktop', DESKTOP, { scheme: 'light', whose: OTHERS });
