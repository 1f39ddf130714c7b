import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('dashboard', 'competitionList');

/** `/admin` for a manager. */
export const managerHome = page(async () => (await import('./HomePage.tsx')).HomePage);
