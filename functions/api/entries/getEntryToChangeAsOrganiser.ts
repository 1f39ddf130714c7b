import type { Handler } from '../../platform/http/requestContext.ts';
import { entryToChange } from '../../services/entries/update/entryToChange.ts';
import { getEntryOfCompetition } from '../../store/entries/repository.ts';

export const getEntryToChangeAsOrganiser: Handler<'getEntryToChangeForFamily'> = async ({
  params,
  session,
  now,
}) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  return { data: await entryToChange(entry, { by: 'organiser', accountId: session.id }, now) };
};
