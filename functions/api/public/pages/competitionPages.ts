import { calendarFile } from '../../../../shared/domain/core/calendar/calendarFile.ts';
import { headTags, withTags } from '../../../../shared/domain/core/sharing/headTags.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { withRink } from '../../../store/entering/competitions/withRinks.ts';
import { lastChangeAt } from '../../../store/people/history/repository.ts';
import { applicationDocument } from './applicationDocument.ts';
import { competitionEvents } from './competitionEvents.ts';
import { competitionHead } from './competitionHead.ts';

export const getCompetitionPage: Handler<'getCompetitionPage'> = async ({ params, now }) => {
  const [document, competition] = await Promise.all([
    applicationDocument(now),
    getCompetition(params.competitionId),
  ]);
  return withTags(document, headTags(competitionHead(await withRink(competition))));
};

export const getCompetitionCalendar: Handler<'getCompetitionCalendar'> = async ({ params, now }) => {
  const competition = await getCompetition(params.competitionId);
  const [shown, changedAt] = await Promise.all([
    withRink(competition),
    lastChangeAt('competition', competition.id),
  ]);
  return calendarFile(competitionEvents(shown, now), { changedAt, sequence: competition.version });
};
