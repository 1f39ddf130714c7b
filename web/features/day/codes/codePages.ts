import type { OpenedCode } from '../../../../shared/contract/day/running/codes.ts';
import { paths } from '../../../paths.ts';

/** Where each kind of code leads. */
export const codePages = {
  checkIn: paths.dayCheckIn,
  panel: paths.dayJudge,
  scoring: paths.dayScoring,
  announcer: paths.dayPodium,
} as const;

/** Everything that a code opens, the first page first. */
export function pagesOfCode({
  kind,
  seat,
  competition: { id },
}: Pick<OpenedCode, 'kind' | 'seat' | 'competition'>) {
  if (kind === 'panel') {
    const own = { page: 'judge', to: paths.dayJudge(id) } as const;
    return seat === 'referee' ? [own, { page: 'referee', to: paths.dayReferee(id) } as const] : [own];
  }
  if (kind === 'announcer') return [{ page: 'podium', to: paths.dayPodium(id) } as const];
  return [
    { page: kind, to: codePages[kind](id) } as const,
    { page: 'now', to: paths.dayNow(id) } as const,
    { page: 'music', to: paths.musicScreen(id) } as const,
  ];
}
