export { dashboardLinks } from './addresses.ts';
export { Dashboard } from './Desk.tsx';
