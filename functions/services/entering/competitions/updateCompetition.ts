import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { CompetitionLimits } from '../../../../shared/domain/entering/capacity/limits.ts';
import { earlierWaiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { movedWindow } from '../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { ApiError, refuse, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { eventCounters } from '../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../store/entering/capacity/repository.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { withRink } from '../../../store/entering/competitions/withRinks.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import { earlierValues } from '../../../store/people/history/repository.ts';
import { findRink } from '../../../store/people/rinks/repository.ts';
import { addedOrRemovedLimits } from '../entries/capacity/limitChanges.ts';
import { doFollowUps } from '../entries/followUp/followUp.ts';
import { changeRefusals } from './competitionRefusals.ts';
import { formSummary, limitFollowUp } from './competitionWrites.ts';
import { replaceCompetition } from './storedCompetitions.ts';
import { touchPublishedDay } from '../../../store/core/stamps/stampRepository.ts';

/**
 * Changes a published competition, and promotes waiting entries in case a limit was raised.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict; ValidationFailed with the problems of
 * `changeRefusals`; formId, currency or a limit MustEnabled; waiver MustValid
 */
export async function updateCompetition(request: Request<'updateCompetition'>): Promise<Competition> {
  const { params, body, session, now } = request;
  const stored = await getCompetition(params.competitionId);
  if (stored.state === 'archived') throw new ApiError('CompetitionArchived');
  // Also refuses a version higher than the stored one, which would overwrite a change made after this read.
  if (stored.version !== body.version) throw new ApiError('VersionConflict');
  const [form, rink] = await Promise.all([findForm(body.formId), findRink(body.ring)]);
  const before = {
    competition: stored,
    form: body.formId === stored.formId ? form : null,
    rink: body.ring === stored.ring ? rink : { id: stored.ring },
  };
  refuse(changeRefusals(before, { competition: body, form, rink }, now));
  if (form?.competitionId !== stored.id) throw wrongField('formId', 'MustEnabled');
  await refuseLateChanges(stored, body);
  await refuseSameEarlierVersion(stored, body);

  const competition = {
    ...stored,
    ...body,
    ...formSummary(form),
    ...(stored.correctionWindow && {
      correctionWindow: movedWindow(stored.correctionWindow, stored, body, now),
    }),
    version: body.version + 1,
  };
  await replaceCompetition(stored, competition, { by: session.id, at: now });
  await touchPublishedDay(competition);
  await doFollowUps([limitFollowUp(competition.id, competition)], now);
  return withRink(competition);
}

/**
 * Refuses changes that are too late once entries exist. Amounts are stored in minor units, so another
 * currency would change their worth; a limit is counted from the first entry on.
 */
async function refuseLateChanges(before: StoredCompetition, after: CompetitionLimits & { currency: string }) {
  const late: string[] = addedOrRemovedLimits(before, after);
  if (after.currency !== before.currency) late.push('currency');
  const [field] = late;
  if (field !== undefined && (await hasEntries(before.id))) throw wrongField(field, 'MustEnabled');
}

/** Signatures of earlier releases name a text by a hash for which another text can be made: it would count as signed. */
async function refuseSameEarlierVersion(
  { id, waiver: before = null }: StoredCompetition,
  { waiver = null }: Pick<StoredCompetition, 'waiver'>,
) {
  if (waiver === null || waiver === before) return;
  const texts = [before, ...(await earlierValues('competition', id, 'waiver'))];
  const earlier = earlierWaiverVersion(waiver);
  if (texts.some((text) => text !== waiver && earlierWaiverVersion(text) === earlier))
    throw wrongField('waiver', 'MustValid');
}

async function hasEntries(competitionId: string): Promise<boolean> {
  return eventCounters(await capacityItemsOf(competitionId)).length > 0;
}
