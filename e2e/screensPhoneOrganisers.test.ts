import { PHONE } from './browser.ts';
import { ORGANISERS, walkScreens } from './screens.ts';

walkScreens('a phone', PHONE, { scheme: 'dark', whose: ORGANISERS });
