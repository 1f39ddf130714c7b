import type { MarkRange } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import type { SheetColumn, SheetStarter } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import {
  doesSkate,
  numberedStarters,
  startOrderOf,
} from '../../../../shared/domain/day/running/startOrder.ts';
import { judgeCount, type EventOfForm } from '../../../../shared/domain/entering/judgingRules/columnsOf.ts';
import {
  flightRulesOf,
  judgesColumns,
  type FlightRules,
} from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import { cellLimits, rangeOf } from '../../../../shared/domain/entering/judgingRules/rangeOf.ts';
import { cancellationOf } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import type { SheetForm } from '../../../../shared/domain/day/sheets/sheetState.ts';
import type { PublishedPanel } from '../../../../shared/domain/planning/published/myDuties.ts';
import {
  blocksOfFlights,
  partsOfFlights,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { findDayFlight, startersOf } from '../../../store/day/running/repository.ts';
import type { StoredDayFlight, StoredStarter } from '../../../store/day/running/storedDay.ts';
import { findIce, type StoredIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { sheetsOf, type StoredSheets } from '../../../store/day/sheets/repository.ts';
import type { JudgingRules } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { announcedNames } from './announcedNames.ts';

/** A flight of the published schedule with everything that its sheets need. */
export interface FlightOfSheets {
  readonly competitionId: string;
  readonly flightId: string;
  readonly isArchived: boolean;
  /** As answers have it. */
  readonly flight: {
    readonly id: string;
    readonly event: { readonly id: string; readonly format: string; readonly level: string };
    readonly part: { readonly number: number; readonly of: number };
    readonly surface: string;
    readonly date: string;
    readonly start: string;
  };
  /** Null where the flight has none. */
  readonly panel: PublishedPanel | null;
  readonly starters: readonly SheetStarter[];
  /** Every programme of the flight, also one that was withdrawn meanwhile: a device may still hold its marks. */
  readonly programmeIds: readonly string[];
  readonly rules: FlightRules;
  readonly competitionRules: JudgingRules;
  /** The range that the rules give for the skaters of the flight. */
  readonly usualRange: MarkRange | null;
  readonly range: MarkRange | null;
  readonly stored: StoredSheets;
  /** Counts who skates and in which order. */
  readonly dayVersion: number;
  /** The published version of the schedule. */
  readonly published: number;
}

/** What the sheets of all flights of a competition share. */
export interface CompetitionOfSheets {
  readonly competition: StoredCompetition;
  readonly published: PlanOfVersion | null;
  readonly ice: StoredIce | null;
  readonly competitionRules: JudgingRules;
  readonly form: Form;
  readonly names: Awaited<ReturnType<typeof announcedNames>>;
}

/** What is stored of one flight. */
export interface StoredFlight {
  readonly record: StoredDayFlight | null;
  readonly starters: readonly StoredStarter[];
  readonly stored: StoredSheets;
}

/**
 * @param readNames who is entered: for an approval as it is now, else as of the last minute
 * @throws {ApiError} NotFound, also for a flight that the published schedule has not; EventCancelled
 */
export async function loadSheets(
  competitionId: string,
  flightId: string,
  now: Date,
  readNames: typeof announcedNames = announcedNames,
): Promise<FlightOfSheets> {
  const [competition, published, ice, { rules: competitionRules }, record, starters, stored] =
    await Promise.all([
      getCompetition(competitionId),
      publishedPlan(competitionId),
      findIce(competitionId),
      judgingRulesOf(competitionId),
      findDayFlight(competitionId, flightId),
      startersOf(competitionId, flightId),
      sheetsOf(competitionId, flightId),
    ]);
  const [form, names] = await Promise.all([formOf(competition), readNames(competitionId, now)]);
  const shared = { competition, published, ice, competitionRules, form, names };
  return sheetsOfPublished(shared, flightId, { record, starters, stored });
}

/** @throws {ApiError} NotFound for a flight that the published schedule has not; EventCancelled */
export function sheetsOfPublished(
  { competition, published, ice, competitionRules, form, names }: CompetitionOfSheets,
  flightId: string,
  { record, starters, stored }: StoredFlight,
): FlightOfSheets {
  const plan = published?.plan;
  const flight = plan?.flights.find(({ id }) => id === flightId);
  const block = plan && blocksOfFlights(plan).get(flightId);
  if (!plan || !flight || !block) throw new ApiError('NotFound');
  const of = eventOf(form, flight.eventId);
  const panel = plan.panels.find(({ flightIds }) => flightIds.includes(flightId)) ?? null;
  const placed = new Set(plan.flights.flatMap(({ programmes }) => programmes));
  const states = new Map(starters.map(({ programmeId, state }) => [programmeId, state]));
  const order = startOrderOf(flight.programmes, record, (programme) => placed.has(programme));
  const listed = numberedStarters(
    order.flatMap((programmeId) => {
      const skater = names.get(programmeId);
      const state = states.get(programmeId) ?? 'expected';
      return skater ? [{ programmeId, name: skater.name, rink: skater.rink, state }] : [];
    }),
  );
  const rules = stored.state.judgedBy ?? flightRulesOf(competitionRules, of, judgeCount(panel, ice?.rules));
  const usualRange = rangeOf(rules, skatersOf(listed).length);
  return {
    competitionId: competition.id,
    flightId,
    isArchived: competition.state === 'archived',
    flight: {
      id: flightId,
      event: { id: of.event.id, format: of.format.format, level: of.event.level },
      part: partsOfFlights(plan).get(flightId) ?? { number: 1, of: 1 },
      surface: ice?.surfaces.find(({ id }) => id === block.surfaceId)?.name ?? block.surfaceId,
      date: block.date,
      start: block.start,
    },
    panel,
    starters: listed,
    programmeIds: order,
    rules,
    competitionRules,
    usualRange,
    range: stored.state.range === undefined ? usualRange : stored.state.range,
    stored,
    dayVersion: record?.version ?? 0,
    published: published.version,
  };
}

/** @throws {ApiError} NotFound; EventCancelled */
function eventOf(form: Form, eventId: string): EventOfForm {
  for (const format of form.formats) {
    const event = format.events.find(({ id }) => id === eventId);
    if (event) return { format, event };
  }
  throw new ApiError(cancellationOf(form, eventId) ? 'EventCancelled' : 'NotFound');
}

/** Those that are neither scratched nor absent. */
export const skatersOf = (starters: readonly SheetStarter[]) => starters.filter(doesSkate);

/** The columns of a seat with what their boxes can hold; none for a seat that the panel has not. */
export function columnsOfSeat({ rules, starters }: FlightOfSheets, seat: string): SheetColumn[] {
  const columns = judgesColumns(rules).length;
  const facts = { skaters: skatersOf(starters).length, columns };
  const system = { system: rules.system.system, most: rules.most };
  const found = rules.sheets.find((sheet) => sheet.seat === seat)?.columns ?? [];
  return found.map((column) => ({ ...column, ...cellLimits(column, system, facts) }));
}

/** The boxes of a seat's sheet. */
export const formOfSeat = (flight: FlightOfSheets, seat: string): SheetForm => ({
  seat,
  programmeIds: skatersOf(flight.starters).map(({ programmeId }) => programmeId),
  columns: columnsOfSeat(flight, seat).map(({ id }) => id),
});
