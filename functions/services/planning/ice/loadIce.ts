import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { CompetitionIce, IceFormat } from '../../../../shared/contract/entering/ice.ts';
import { daysOf } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import { enteredIce } from '../../../../shared/domain/planning/ice/neededIce.ts';
import { iceTimesOf } from '../../../../shared/domain/entering/onIce/iceTimes.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { eventCounters, type EventCounter } from '../../../store/entering/capacity/counters.ts';
import { capacityItemsOf } from '../../../store/entering/capacity/repository.ts';
import { findCompetitionOrDraft } from '../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { findRink } from '../../../store/people/rinks/repository.ts';

/**
 * The ice of a competition or draft, and what is entered by event. Its cost grows with the events and not with
 * the entries.
 * @throws {ApiError} NotFound
 */
export async function loadIce(competitionId: string): Promise<CompetitionIce> {
  const [competition, ice, items] = await Promise.all([
    findCompetitionOrDraft(competitionId),
    findIce(competitionId),
    capacityItemsOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const { formId, formVersion, ring } = competition;
  const [form, rink] = await Promise.all([
    formId === null || formVersion === null ? null : getFormOfVersion(formId, formVersion),
    ring === null ? null : findRink(ring),
  ]);
  const counters = eventCounters(items);
  const formats = form ? countedFormats(form, counters) : [];
  const offered = new Set(formats.flatMap(({ events }) => events.map(({ id }) => id)));
  const countedSeconds = counters
    .filter(({ eventId }) => offered.has(eventId))
    .reduce((total, { counts }) => total + (counts['iceSeconds'] ?? 0), 0);
  return {
    version: ice?.version ?? 0,
    surfaces: ice?.surfaces ?? [],
    rules: ice?.rules ?? USUAL_RULES,
    days: daysOf(competition),
    rinkName: rink?.name ?? null,
    name: competition.name,
    state: competition.state,
    iceMinutes: competition.iceMinutes,
    formats,
    countedSeconds,
    neededSeconds: enteredIce(formats).total,
  };
}

function countedFormats({ formats }: Form, counters: readonly EventCounter[]): IceFormat[] {
  const taken = new Map(counters.map(({ eventId, counts }) => [eventId, counts['taken'] ?? 0]));
  return formats.map((format) => ({
    id: format.id,
    format: format.format,
    entry: format.entry,
    music: format.music,
    iceMinutes: format.iceMinutes,
    events: format.events.map((event) => ({
      id: event.id,
      level: event.level,
      seconds: event.seconds,
      capacity: event.capacity,
      taken: taken.get(event.id) ?? 0,
      ...iceTimesOf(format, event),
    })),
  }));
}
