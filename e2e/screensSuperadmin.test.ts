import { walkScreens } from './walk.ts';

walkScreens('superadmin');
