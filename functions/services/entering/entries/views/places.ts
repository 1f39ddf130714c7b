import { firstLimitReached, usageOf } from '../../../../../shared/domain/entering/capacity/availability.ts';
import { availablePlaces } from '../../../../../shared/domain/entering/capacity/availablePlaces.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { iceSecondsOf } from '../../../../../shared/domain/entering/onIce/iceTimes.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import { limitCounters, readTakenPlaces } from '../../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../../store/entering/capacity/repository.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';

/**
 * The places left in each event and the length of its waitlist, for the public. An event with a waitlist has
 * no places left: a place that opens belongs to the first in line.
 * @throws {ApiError} NotFound
 */
export async function loadPlaces(competitionId: string) {
  const [competition, items] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
  ]);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  const counters = limitCounters(items);
  const state = {
    counters,
    limits: limitsOf(form, competition),
    usage: usageOf(null, new Set<string>()),
    from: null,
  };
  const events = new Map(
    form.formats.flatMap((format) =>
      format.events.map((event) => {
        const { id, seconds } = event;
        return [id, { id, formatId: format.id, seconds, iceSeconds: iceSecondsOf(format, event) }] as const;
      }),
    ),
  );
  return availablePlaces(form, readTakenPlaces(items)).map(({ eventId, left }) => {
    const event = events.get(eventId);
    const list = event ? firstLimitReached(event, state) : null;
    return list === null
      ? { eventId, left, waiting: 0 }
      : { eventId, left: 0, waiting: counters.get(list)?.['waiting'] ?? 0 };
  });
}

/**
 * The places taken in each event, which an organiser sees before changing the form.
 * @throws {ApiError} NotFound
 */
export async function loadPlacesTaken(competitionId: string) {
  const [competition, items] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const { places, entries } = readTakenPlaces(items);
  const events = [...places].map(([eventId, taken]) => ({ eventId, taken }));
  return { entries, events };
}
