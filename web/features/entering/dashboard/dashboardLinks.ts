import type { Role } from '../../../../shared/contract/core/roles.ts';
import { paths } from '../../../paths.ts';

/** The pages that a dashboard links to. */
export interface DashboardLinks {
  readonly form: string;
  readonly detail: string;
  /** The lists by kind of entry. */
  readonly individual: string;
  readonly team: string;
  readonly dance: string;
  readonly waiting: string;
  readonly money: string;
  /** The entries with a balance due. */
  readonly due: string;
  readonly reminders: string;
  readonly unsentMails: string;
  readonly music: string;
  /** The recheck of eligibility. */
  readonly recheck: string;
  /** Exports. */
  readonly exports: string;
}

/** A manager's pages know the competition; a super administrator's addresses name it. */
export function dashboardLinks(role: Role | null, competitionId: string): DashboardLinks {
  if (role === 'MANAGER') {
    return {
      form: paths.editForm(),
      detail: paths.editCompetition(),
      individual: paths.competitionSkaters,
      team: paths.competitionTeams,
      dance: paths.dances(),
      waiting: paths.waiting(),
      money: paths.money(),
      due: paths.money(undefined, { standing: 'open' }),
      reminders: paths.reminders(),
      unsentMails: paths.unsentMails(),
      music: paths.music(),
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
    due: paths.money(competitionId, { standing: 'open' }),
    reminders: paths.reminders(competitionId),
    unsentMails: paths.unsentMails(competitionId),
    music: paths.music(competitionId),
    recheck: paths.recheck(competitionId),
    exports: paths.exports(competitionId),
  };
}
