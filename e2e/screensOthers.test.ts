import { walkScreens } from './walk.ts';

walkScreens('visitor', 'headcoach', 'skater');
