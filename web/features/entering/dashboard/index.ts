export { dashboardLinks } from './dashboardLinks.ts';
export { Dashboard } from './Dashboard.tsx';
export { TodayNotice } from './todayNotice.ts';
