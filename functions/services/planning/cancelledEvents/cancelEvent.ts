import { ulid } from 'ulidx';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { EventCancellation } from '../../../../shared/contract/planning/cancelledEvents.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import {
  cancellationOf,
  cancelRefusal,
  findFormEvent,
  withoutCancelledEvent,
} from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import { partsWithoutEvent } from '../../../../shared/domain/planning/draft/withoutEvent.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { retry } from '../../../platform/retry.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { cancellationWrite } from '../../../store/core/history/cancellationRecord.ts';
import { touchPublishedDay } from '../../../store/core/stamps/stampRepository.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { nextRoundWrite } from '../../../store/entering/followUps/followUp.ts';
import { findPublished, type PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { cancelledEventWrite, FlightsUnderWay } from '../../../store/planning/publishing/underWay.ts';
import { formWrites } from '../../entering/competitions/storedForms.ts';
import { changeDraft } from '../draft/changeDraft.ts';
import { formOf } from '../published/loadSchedule.ts';
import { eventCancellation, type UnderWayFact } from './eventCancellation.ts';
import { panelMailWrites } from './panelMails.ts';

type CancelRequest = Request<'cancelEvent'>;

/**
 * Cancels an event in one transaction: it leaves the form, its flights leave the draft, no flight of it starts any more,
 * and its entries are left to the outbox, which takes them out with a full refund and a mail (decision 0318), and mails the
 * judges who lose flights. A second
 * call finds it cancelled, changes nothing, its reason included, and is told so.
 * @throws {ApiError} NotFound; CompetitionArchived; EventUnderWay, OnlyEvent; Busy
 */
export async function cancelEvent(
  request: CancelRequest,
  hasFlightUnderWay: UnderWayFact,
): Promise<EventCancellation & { alreadyCancelled: boolean }> {
  const { params, now } = request;
  const isRetryable = (error: unknown) =>
    error instanceof FlightsUnderWay || (error instanceof ApiError && error.code === 'VersionConflict');
  const isNew = await retry(() => cancelOnce(request, hasFlightUnderWay), { attempts: 6, isRetryable });
  const cancellation = await eventCancellation(params, hasFlightUnderWay, now);
  return { ...cancellation, alreadyCancelled: !isNew };
}

/**
 * @returns whether this call cancelled it: false where it was cancelled before
 * @throws {FlightsUnderWay, ApiError} VersionConflict where the form or the published version changed meanwhile
 */
async function cancelOnce(request: CancelRequest, hasFlightUnderWay: UnderWayFact): Promise<boolean> {
  const { competitionId, eventId } = request.params;
  // Read before the flights: whatever gets under way after this is counted.
  const published = await findPublished(competitionId);
  const competition = await getCompetition(competitionId);
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  const form = await formOf(competition);
  const event = findFormEvent(form, eventId);
  if (!event) throw new ApiError('NotFound');
  if (cancellationOf(form, eventId)) return false;
  const refusal = cancelRefusal(form, await hasFlightUnderWay(published, eventId));
  if (refusal) throw new ApiError(refusal);

  const writes = await cancelWrites(request, { competition, form, event, published });
  await storeCancellation(writes, request);
  await touchPublishedDay(competition);
  return true;
}

interface CancelFacts {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly event: NonNullable<ReturnType<typeof findFormEvent>>;
  readonly published: PublishedVersion | null;
}

async function cancelWrites(
  { body, session, now }: CancelRequest,
  { competition, form, event, published }: CancelFacts,
): Promise<TransactItem[]> {
  const { reason } = body;
  const { id: eventId, format, level } = event;
  const at = now.toISOString();
  const cancelled = { eventId, by: session.id, isLast: false };
  const work = {
    of: competition.id,
    change: ulid(now.getTime()),
    promotes: false,
    accountId: null,
    cancelled,
  };
  return [
    ...formWrites(withoutCancelledEvent(form, event, { reason, at }), form),
    ...(published ? [cancelledEventWrite(published, eventId)] : []),
    ...(published ? await panelMailWrites(published, form, { id: eventId, format, level, reason, at }) : []),
    nextRoundWrite(work, now),
    cancellationWrite({
      competitionId: competition.id,
      eventId,
      event: eventLabel(format, level),
      reason,
      by: session.id,
      at: now,
    }),
  ];
}

/**
 * With the draft's parts. A competition without a draft gets an empty one: whoever makes the first at this moment, by the
 * form with the event, finds it and reads the form again.
 */
async function storeCancellation(
  writes: readonly TransactItem[],
  { params: { competitionId, eventId }, now }: CancelRequest,
): Promise<void> {
  await changeDraft(competitionId, now, (draft) => ({
    ...partsWithoutEvent(draft, eventId),
    extraWrites: writes,
    checksCompetition: false,
  }));
}
