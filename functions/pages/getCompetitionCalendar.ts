import { calendarFile } from '../../shared/domain/calendar/calendarFile.ts';
import { findCompetition } from '../competitions/repository.ts';
import { withRink } from '../competitions/withRinks.ts';
import { lastChangeAt } from '../history/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { competitionEvents } from './competitionEvents.ts';

export const getCompetitionCalendar: Handler<'getCompetitionCalendar'> = async ({ params, now }) => {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  const [shown, changedAt] = await Promise.all([
    withRink(competition),
    lastChangeAt('competition', competition.id),
  ]);
  return calendarFile(competitionEvents(shown, now), { changedAt, sequence: competition.version });
};
