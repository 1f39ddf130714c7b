import type { Role } from '../../../shared/contract/core/roles.ts';
import { paths } from '../../paths.ts';

/** Where a desk leads: what can be mended, and the lists behind its numbers. */
export interface DashboardLinks {
  readonly form: string;
  readonly detail: string;
  /** The lists by kind of entry. */
  readonly individual: string;
  readonly team: string;
  readonly dance: string;
  readonly waiting: string;
  readonly money: string;
  readonly reminders: string;
  /** The eligibility rules asked again. */
  readonly recheck: string;
  /** Lists to take away. */
  readonly exports: string;
}

/** A manager's pages know the own competition; a super administrator's are told which one. */
export function dashboardLinks(role: Role, competitionId: string): DashboardLinks {
  if (role === 'MANAGER') {
    return {
      form: paths.editForm(),
      detail: paths.editCompetition(),
      individual: paths.competitionSkaters,
      team: paths.competitionTeams,
      dance: paths.dances(),
      waiting: paths.waiting(),
      money: paths.money(),
      reminders: paths.reminders(),
      recheck: paths.recheck(),
      exports: paths.exports(),
    };
  }
  return {
    form: paths.editForm(competitionId),
    detail: paths.editCompetition(competitionId),
    individual: paths.skaters(competitionId),
    team: paths.teams(competitionId),
    dance: paths.dances(competitionId),
    waiting: paths.waiting(competitionId),
    money: paths.money(competitionId),
    reminders: paths.reminders(competitionId),
    recheck: paths.recheck(competitionId),
    exports: paths.exports(competitionId),
  };
}
