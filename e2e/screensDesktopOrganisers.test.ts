import { DESKTOP } from './browser.ts';
import { ORGANISERS, walkScreens } from './screens.ts';

walkScreens('a desktop', DESKTOP, { scheme: 'light', whose: ORGANISERS });
