import { announcementRoutes } from '../../../../shared/contract/entering/duplicates/announcements.ts';
import { duplicateRoutes } from '../../../../shared/contract/entering/duplicates/duplicates.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { decideDuplicate } from '../../../services/entering/duplicates/decideDuplicate.ts';
import { duplicatesOf, loadCompetitionPeople } from '../../../services/entering/duplicates/duplicates.ts';
import { updateAnnouncements as update } from '../../../services/entering/duplicates/updateAnnouncements.ts';
import { getEntryOfCompetition, getMyEntry } from '../../../store/entering/entries/repository.ts';
import { lambdaFor } from '../../lambdaFor.ts';

const updateAnnouncements: Handler<'updateAnnouncements'> = async ({ params, body, session, now }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  return { data: await update(entry, body, { by: 'family', accountId: session.id, now }) };
};

const updateAnnouncementsForFamily: Handler<'updateAnnouncementsForFamily'> = async (request) => {
  const { params, body, session, now } = request;
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  return { data: await update(entry, body, { by: 'organiser', accountId: session.id, now }) };
};

const listDoubles: Handler<'listDoubles'> = async ({ params }) => ({
  data: duplicatesOf(await loadCompetitionPeople(params.competitionId)),
});

const decideDouble: Handler<'decideDouble'> = async ({ params, body, session, now }) => ({
  data: await decideDuplicate(params.competitionId, body, { by: session.id, now }),
});

export const handler = lambdaFor(
  'people',
  { ...announcementRoutes, ...duplicateRoutes },
  { updateAnnouncements, updateAnnouncementsForFamily, listDoubles, decideDouble },
);
