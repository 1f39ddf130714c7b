import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { doFollowUps } from '../../../services/entering/entries/followUp/followUp.ts';
import { moveInWaitlist } from '../../../services/entering/entries/waitlist/moveInWaitlist.ts';
import { promoteWaitlisted } from '../../../services/entering/entries/waitlist/promoteWaitlisted.ts';
import { readWaitlists } from '../../../services/entering/entries/waitlist/readWaitlists.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';

export const listWaiting: Handler<'listWaiting'> = async ({ params: { competitionId } }) => {
  const form = await getFormOf(competitionId);
  return { data: await readWaitlists(competitionId, form) };
};

/** An entry that comes first by the move, and fits, gets the place at once. */
export const moveWaiting: Handler<'moveWaiting'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const form = await getFormOf(competitionId);
  const left = await moveInWaitlist(competitionId, { ...body, by: session.id, now });
  await doFollowUps([left], now);
  return { data: await readWaitlists(competitionId, form) };
};

export const promoteWaiting: Handler<'promoteWaiting'> = async ({ params: { competitionId }, now }) => {
  const form = await getFormOf(competitionId);
  await promoteWaitlisted(competitionId, now);
  return { data: await readWaitlists(competitionId, form) };
};

/** @throws {ApiError} NotFound when there is no such competition */
async function getFormOf(competitionId: string): Promise<Form> {
  const competition = await findCompetition(competitionId);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  return form;
}
