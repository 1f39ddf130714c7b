import { PHONE } from './browser.ts';
import { walkScreens } from './screens.ts';

walkScreens('a phone', PHONE, { scheme: 'dark' });
