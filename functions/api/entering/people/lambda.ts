import { announcementRoutes } from '../../../../shared/contract/entering/duplicates/announcements.ts';
import { doubleRoutes } from '../../../../shared/contract/entering/duplicates/doubles.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { decideDouble as decide } from '../../../services/entering/duplicates/decideDouble.ts';
import { doublesOf, loadCompetitionPeople } from '../../../services/entering/duplicates/doubles.ts';
import { updateAnnouncements as update } from '../../../services/entering/duplicates/updateAnnouncements.ts';
import { getEntryOfCompetition, getOwnEntry } from '../../../store/entering/entries/repository.ts';
import { lambdaFor } from '../../lambdaFor.ts';

const updateAnnouncements: Handler<'updateAnnouncements'> = async ({ params, body, session, now }) => {
  const entry = await getOwnEntry(session.id, params.entryId);
  return { data: await update(entry, body, { by: 'family', accountId: session.id, now }) };
};

const updateAnnouncementsForFamily: Handler<'updateAnnouncementsForFamily'> = async (request) => {
  const { params, body, session, now } = request;
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  return { data: await update(entry, body, { by: 'organiser', accountId: session.id, now }) };
};

const listDoubles: Handler<'listDoubles'> = async ({ params }) => ({
  data: doublesOf(await loadCompetitionPeople(params.competitionId)),
});

const decideDouble: Handler<'decideDouble'> = async ({ params, body, session, now }) => ({
  data: await decide(params.competitionId, body, { by: session.id, now }),
});

export const handler = lambdaFor(
  'people',
  { ...announcementRoutes, ...doubleRoutes },
  { updateAnnouncements, updateAnnouncementsForFamily, listDoubles, decideDouble },
);
