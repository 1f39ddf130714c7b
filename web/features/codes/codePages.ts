import { paths } from '../../paths.ts';

/** Where each kind of code leads. */
export const codePages = {
  checkIn: paths.dayCheckIn,
  panel: paths.dayJudge,
  scoring: paths.dayScoring,
  announcer: paths.dayPodium,
} as const;
