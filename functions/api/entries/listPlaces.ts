import { availablePlaces } from '../../../shared/domain/capacity/availablePlaces.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { getFormOfVersion } from '../../store/forms/getFormOfVersion.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { limitCounters, readTakenPlaces } from '../../store/capacity/counters.ts';
import { limitsOf } from '../../../shared/domain/capacity/limits.ts';
import { firstLimitReached, usageOf } from '../../../shared/domain/capacity/availability.ts';
import { capacityItemsOf } from '../../store/capacity/repository.ts';

/** What is left of each event and how many wait, with nothing of who has taken the rest. */
export const listPlaces: Handler<'listPlaces'> = async ({ params: { competitionId } }) => {
  const [competition, items] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
  ]);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  const counters = limitCounters(items);
  const limits = limitsOf(form, competition);
  const events = new Map(
    form.formats.flatMap((format) =>
      format.events.map(({ id, seconds }) => [id, { id, formatId: format.id, seconds }] as const),
    ),
  );
  const places = availablePlaces(form, readTakenPlaces(items)).map(({ eventId, left }) => {
    const event = events.get(eventId);
    const withheld = { counters, limits, usage: usageOf(null, new Set<string>()), from: null };
    const list = event ? firstLimitReached(event, withheld) : null;
    // Somebody waits: what came free this moment is theirs.
    return list === null
      ? { eventId, left, waiting: 0 }
      : { eventId, left: 0, waiting: counters.get(list)?.['waiting'] ?? 0 };
  });
  return { data: places };
};
