import { PHONE } from './browser.ts';
import { OTHERS, walkScreens } from './screens.ts';

walkScreens('a phone', PHONE, { scheme: 'dark', whose: OTHERS });
