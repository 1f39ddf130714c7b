import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import {
  placedSkatersOf,
  withUnscheduledFlights,
} from '../../../../shared/domain/day/results/postedResults.ts';
import { resultSheets, type PrintedResult } from '../../../../shared/domain/day/results/resultSheets.ts';
import type { DayPrintout } from '../../../../shared/domain/day/printouts/printoutFacts.ts';
import { momentText } from '../../../../shared/domain/core/dates/venueClock.ts';
import {
  blocksOfFlights,
  compareBlocks,
  partsOfFlights,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredIce } from '../../../store/entering/ice/repository.ts';
import { resultsOfCompetition } from '../../../store/day/results/repository.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { eventsOf } from '../../planning/published/loadSchedule.ts';
import type { PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { publishedSkaters } from '../../planning/published/publishedSkaters.ts';
import { postedResultsOf } from '../results/postedResults.ts';

interface ResultPrintoutParts {
  readonly competition: StoredCompetition;
  readonly plan: PlanOfVersion['plan'];
  readonly ice: StoredIce | null;
  readonly form: Form;
  /** Whether a flight is wanted; a flight that the schedule has lost has no day and no run. */
  readonly isWanted: (flight: { readonly id: string; readonly eventId: string }) => boolean;
}

/** The posted results as the public page has them now: places, names as their guardians chose, rinks. */
export async function resultPrintout({
  competition,
  plan,
  ice,
  form,
  isWanted,
}: ResultPrintoutParts): Promise<DayPrintout> {
  const [stored, skaters] = await Promise.all([
    resultsOfCompetition(competition.id),
    publishedSkaters(competition, form),
  ]);
  const whole = withUnscheduledFlights(
    plan,
    stored.map(({ result }) => result),
  );
  const [blocks, parts] = [blocksOfFlights(whole), partsOfFlights(whole)];
  const events = new Map(eventsOf(form).map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const surfaces = new Map((ice?.surfaces ?? []).map(({ id, name }) => [id, name]));
  const results = postedResultsOf(stored)
    .filter(({ flightId, eventId }) => isWanted({ id: flightId, eventId }))
    .toSorted((one, other) => compareBlocks(blocks.get(one.flightId), blocks.get(other.flightId)))
    .map((result): PrintedResult => {
      const { flightId, eventId, version, postedAt, correctedAt } = result;
      const block = blocks.get(flightId);
      return {
        ...(parts.get(flightId) ?? { number: 1, of: 1 }),
        eventId,
        event: events.get(eventId) ?? eventId,
        block: block ? { date: block.date, surface: surfaces.get(block.surfaceId) ?? block.surfaceId } : null,
        version,
        postedAt,
        correctedAt,
        places: placedSkatersOf(result, skaters),
      };
    });
  return resultSheets(results, (instant) => momentText(instant, competition.timeZone, 'long'));
}
