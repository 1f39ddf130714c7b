import { calendarFile } from '../../../shared/domain/calendar/calendarFile.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { withRink } from '../../store/competitions/withRinks.ts';
import { lastChangeAt } from '../../store/history/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
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
