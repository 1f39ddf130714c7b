import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('dashboard', 'competitionList');

/** `/admin` for a manager. */
export const managerHome = page(async () => (await import('./HomePage.tsx')).HomePage);
