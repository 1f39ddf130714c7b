import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { cancellationOf } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import { iceTimesOf } from '../../../../shared/domain/entering/onIce/iceTimes.ts';
import { publicBlocks } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { publishedPlan } from './publishedPlans.ts';
import { publishedSkatersOfPlan } from './publishedSkaters.ts';

/**
 * The published schedule with the names that may be public.
 * @param date of the only day whose blocks are wanted
 * @throws {ApiError} NotFound for an unknown competition; without a published schedule the version is 0
 */
export async function loadSchedule(competitionId: string, date: string | undefined): Promise<PublicSchedule> {
  const [competition, published, ice] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
  ]);
  const { name, accent, timeZone } = competition;
  const surfaces = (ice?.surfaces ?? []).map((surface) => ({ id: surface.id, name: surface.name }));
  if (!published) {
    const nothing = { days: [], events: [], blocks: [] };
    return { version: 0, publishedAt: null, competition: { name, accent, timeZone }, surfaces, ...nothing };
  }
  const form = await formOf(competition);
  const events = eventsOf(form);
  const days = [...new Set(published.plan.blocks.map((block) => block.date))].sort();
  // A day without ice has no names: no crowd makes every entry read by asking for ever new days.
  const hasNames = date === undefined || days.includes(date);
  const facts = {
    skaters: hasNames ? (await publishedSkatersOfPlan(competition, form, published.plan)).all : new Map(),
    warmUpSeconds: new Map(events.map(({ id, warmUpSeconds }) => [id, warmUpSeconds])),
  };
  const scheduled = new Set(published.plan.flights.map(({ eventId }) => eventId));
  const cancelledEvents = events
    .filter(({ id, isCancelled }) => isCancelled && !scheduled.has(id) && cancellationOf(form, id))
    .map(({ format, level }) => ({ format, level }));
  return {
    version: published.version,
    publishedAt: published.at,
    competition: { name, accent, timeZone },
    days,
    surfaces,
    events: events
      .filter(({ id }) => scheduled.has(id))
      .map(({ id, format, level, isCancelled }) => ({
        id,
        format,
        level,
        ...(isCancelled && { cancelled: true as const }),
      })),
    ...(cancelledEvents.length > 0 && { cancelledEvents }),
    blocks: publicBlocks(published.plan, facts, date),
  };
}

/** @throws {ApiError} NotFound where the form is gone */
export async function formOf({ formId, formVersion }: StoredCompetition): Promise<Form> {
  const form = await getFormOfVersion(formId, formVersion);
  if (!form) throw new ApiError('NotFound');
  return form;
}

/** The events of a form with their formats and warm-ups; cancelled ones too, which a published schedule may still name. */
export function eventsOf({ formats, cancelled = [] }: Form) {
  const offered = formats.flatMap((format) =>
    format.events.map((event) => ({
      id: event.id,
      format: format.format,
      level: event.level,
      warmUpSeconds: iceTimesOf(format, event).warmUpSeconds,
      isCancelled: false,
    })),
  );
  const others = cancelled.map(({ id, format, level }) => ({ id, format, level }));
  return [...offered, ...others.map((event) => ({ ...event, warmUpSeconds: 0, isCancelled: true }))];
}
