import { laterPart } from '../../../laterPart.ts';

export const LaterCoachLine = laterPart(
  async () => (await import('./CoachLine.tsx')).CoachLine,
  'coachDashboard',
);
