import { DESKTOP, TABLET } from './browser.ts';
import { ORGANISERS, walkScreens } from './screens.ts';

walkScreens('a desktop and a tablet', DESKTOP, { scheme: 'light', alsoAt: TABLET, whose: ORGANISERS });
