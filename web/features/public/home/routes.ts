import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('home');

export const administratorHome = page(
  async () => (await import('./AdministratorHome.tsx')).AdministratorHome,
  'competitionList',
);
export const coachHome = page(async () => (await import('./CoachHome.tsx')).CoachHome);
export const familyHome = page(
  async () => (await import('./FamilyHome.tsx')).FamilyHome,
  'competitionList',
  'entryStates',
  'pay',
);
