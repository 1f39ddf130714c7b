import { DESKTOP } from './browser.ts';
import { walkScreens } from './screens.ts';

walkScreens('a desktop', DESKTOP, { scheme: 'light' });
