import {
  dayFlightKey,
  sheetStateKey,
  starterKey,
  walkOnKey,
} from '../../functions/store/day/running/keys.ts';
import type { StoredDayFlight, StoredStarter } from '../../functions/store/day/running/storedDay.ts';
import { markKey } from '../../functions/store/day/sheets/keys.ts';
import {
  countAttribute,
  sheetAttribute,
  type StoredMark,
  type StoredPenalty,
  type StoredSheet,
} from '../../functions/store/day/sheets/storedMarks.ts';
import { resultKey, resultVersionKey } from '../../functions/store/day/results/keys.ts';
import { resultReferences } from '../../functions/store/day/results/resultReferences.ts';
import type { StoredResult, StoredResultVersion } from '../../functions/store/day/results/storedResults.ts';
import type { Step } from '../../shared/domain/day/rehearsal/script.ts';
import type { DemoItem } from './items.ts';
import {
  approved,
  corrected,
  helper,
  playedMarks,
  ORGANISER,
  seated,
  type DemoFlight,
} from './playedSheets.ts';

const CHECK_IN = helper('Kim Frost');
const TYPIST = helper('Lou Field');
const READER = helper('Ada Winter');

type Life = Omit<StoredResult, 'changes'>;

/**
 * Makes the items that are stored once these steps are done: the same items as the product’s own commands write, with the times of the
 * steps. The last mark of a box stands, as a judge's does who settles a conflict.
 * @param steps those of this flight that are over, in order
 * @param instantAt the UTC instant of a step
 */
export function playedFlight(
  flight: DemoFlight,
  steps: readonly Step[],
  instantAt: (step: Step) => string,
): DemoItem[] {
  const { competitionId, id: flightId, eventId } = flight;
  const starters = new Map<string, StoredStarter>();
  let day = firstDay(flight);
  const marks: StoredMark[] = [];
  const sheets = new Map<string, StoredSheet>();
  const penalties: StoredPenalty[] = [];
  let result = null as Life | null;
  const versions: StoredResultVersion[] = [];
  for (const step of steps) {
    const at = instantAt(step);
    const set = (state: StoredStarter['state'], programmeId: string, reason?: string) =>
      starters.set(programmeId, {
        flightId,
        programmeId,
        state,
        at,
        by: CHECK_IN,
        ...(reason !== undefined && { reason }),
      });
    const countChange = () => {
      day = { ...day, version: day.version + 1, changedAt: at };
    };
    switch (step.kind) {
      case 'checkIn':
        set('checkedIn', step.programmeId);
        break;
      case 'noShow':
        set('noShow', step.programmeId);
        countChange();
        break;
      case 'scratch':
        set('scratched', step.programmeId, 'Injured in practice');
        countChange();
        break;
      case 'restore':
        starters.delete(step.programmeId);
        countChange();
        break;
      case 'changeOrder': {
        const [first = '', ...others] = flight.programmes;
        const change = { at, by: ORGANISER, what: 'order' as const, reason: 'Arrives late' };
        day = { ...day, order: [...others, first], changes: [...day.changes, change] };
        countChange();
        break;
      }
      case 'start':
        day = { ...day, startedAt: at, startedBy: ORGANISER };
        break;
      case 'marks':
        marks.push(
          ...playedMarks(flight, starters, step.seat, at).filter(
            (mark) => mark.programmeId === step.programmeId,
          ),
        );
        break;
      case 'type':
        marks.push(...playedMarks(flight, starters, step.seat, at, TYPIST));
        sheets.set(step.seat, { handedInAt: at, handedInBy: TYPIST });
        break;
      case 'handIn':
        sheets.set(step.seat, { handedInAt: at, handedInBy: seated(step.seat) });
        break;
      case 'readBack':
        sheets.set(step.seat, { ...sheets.get(step.seat), confirmedAt: at, confirmedBy: READER });
        break;
      case 'penalty': {
        const by = seated('referee');
        const { programmeId } = step;
        penalties.push({ programmeId, code: 'omitted', tenths: 10, reason: 'The second jump', by, at });
        break;
      }
      case 'approve': {
        const by = seated('referee');
        versions.push(approved(flight, { starters, marks, penalties, at, by }));
        const done = { at, by };
        const none = { posted: null, awarded: null, exchanged: null, corrected: null, proposal: null };
        const life = { version: 1, isHeldUntilAwards: false, approved: done, ...none };
        result = { competitionId, flightId, eventId, ...life };
        break;
      }
      case 'hold':
        result = result && { ...result, isHeldUntilAwards: true };
        break;
      case 'post':
        result = result && { ...result, posted: { at, by: ORGANISER } };
        break;
      case 'award': {
        const done = { at, by: ORGANISER };
        result = result && {
          ...result,
          awarded: { ...done, version: result.version },
          posted: result.posted ?? done,
          isHeldUntilAwards: false,
        };
        break;
      }
      case 'correct': {
        const [first] = versions;
        if (!first || !result) break;
        versions.push(corrected(first, step.programmeId, at));
        result = { ...result, version: 2, corrected: { at, by: ORGANISER } };
        break;
      }
    }
  }
  return [
    ...[...starters.values()].map((starter) => ({
      ...starterKey(competitionId, flightId, starter.programmeId),
      type: 'starter',
      ...starter,
    })),
    ...(day.startedAt === undefined && day.version === 0
      ? []
      : [{ ...dayFlightKey(competitionId, flightId), type: 'dayFlight', ...countedFrom1(day) }]),
    ...walkOnItems(flight),
    ...marks.map((mark) => ({ ...markKey(competitionId, flightId, mark), type: 'mark', ...mark })),
    ...(marks.length === 0
      ? []
      : [stateItem(flight, { marks, sheets, penalties, isApproved: result !== null })]),
    ...(result
      ? [
          { ...resultKey(competitionId, flightId), type: 'result', ...result, changes: steps.length },
          ...resultReferences(result, versions[0]?.rows ?? []),
        ]
      : []),
    ...versions.map((version) => ({
      ...resultVersionKey(competitionId, flightId, version.version),
      type: 'resultVersion',
      ...version,
    })),
  ];
}

/** Conditional writes take a version for one that was changed: as published it has none. */
const countedFrom1 = ({ version, ...day }: StoredDayFlight) => (version === 0 ? day : { ...day, version });

/** As published, or with the programme that walked on. */
function firstDay({ id: flightId, eventId, programmes, walkOn }: DemoFlight): StoredDayFlight {
  const published = { flightId, eventId, version: 0, changes: [] };
  if (!walkOn) return published;
  const { programmeId, at } = walkOn;
  const change = { at, by: ORGANISER, what: 'walkOn' as const, reason: 'Missing in the schedule' };
  return {
    ...published,
    version: 1,
    order: [...programmes],
    walkOns: [programmeId],
    changes: [change],
    changedAt: at,
  };
}

function walkOnItems({ competitionId, id: flightId, walkOn }: DemoFlight): DemoItem[] {
  if (!walkOn) return [];
  const { programmeId } = walkOn;
  return [{ ...walkOnKey(competitionId, programmeId), type: 'walkOn', programmeId, flightId }];
}

interface Sheets {
  readonly marks: readonly StoredMark[];
  readonly sheets: ReadonlyMap<string, StoredSheet>;
  readonly penalties: readonly StoredPenalty[];
  readonly isApproved: boolean;
}

function stateItem(
  { competitionId, id, rules }: DemoFlight,
  { marks, sheets, penalties, isApproved }: Sheets,
): DemoItem {
  const counts = Map.groupBy(marks, ({ seat }) => seat);
  return {
    ...sheetStateKey(competitionId, id),
    type: 'sheets',
    flightId: id,
    revision: marks.length,
    firstMarkAt: marks[0]?.at,
    judgedBy: rules,
    rulings: penalties.length,
    penalties,
    ...(isApproved && { approvedVersion: 1 }),
    ...Object.fromEntries([...sheets].map(([seat, sheet]) => [sheetAttribute(seat), sheet])),
    ...Object.fromEntries([...counts].map(([seat, own]) => [countAttribute(seat), own.length])),
  };
}
