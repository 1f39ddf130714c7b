import type { StoredStarter } from '../../functions/store/day/running/storedDay.ts';
import type { StoredMark, StoredPenalty } from '../../functions/store/day/sheets/storedMarks.ts';
import type { StoredRow, StoredResultVersion } from '../../functions/store/day/results/storedResults.ts';
import { judgesColumns, type FlightRules } from '../../shared/domain/entering/judgingRules/flightRules.ts';
import { cellLimits, rangeOf } from '../../shared/domain/entering/judgingRules/rangeOf.ts';
import { idOf, inventedMarks } from '../../shared/domain/day/rehearsal/inventedMarks.ts';
import { placeProgrammes } from '../../shared/domain/day/results/placeProgrammes.ts';

/** A flight of the demo that people play. */
export interface DemoFlight {
  readonly competitionId: string;
  readonly id: string;
  readonly eventId: string;
  readonly programmes: readonly string[];
  /** The last of its programmes, where that walked on. */
  readonly walkOn: { readonly programmeId: string; readonly at: string } | null;
  readonly rules: FlightRules;
  /** The skaters of each programme, and their rinks. */
  readonly skatersOf: (programmeId: string) => StoredRow['skaters'];
  readonly seed: number;
}

export type PlayedActor = StoredMark['by'];

export const helper = (name: string): PlayedActor => ({ kind: 'code', id: `demo ${name}`, name });
export const ORGANISER = helper('Robin Lake');
export const seated = (seat: string) =>
  helper(seat === 'referee' ? 'The referee' : `Judge ${seat.slice(-1)}`);

export type Starters = ReadonlyMap<string, StoredStarter>;

const doesSkate = (starters: Starters, programmeId: string) =>
  !['scratched', 'noShow'].includes(starters.get(programmeId)?.state ?? '');

/** A whole sheet of one seat. */
export function playedMarks(
  flight: DemoFlight,
  starters: Starters,
  seat: string,
  at: string,
  typist?: PlayedActor,
): StoredMark[] {
  const { id, rules, programmes, seed } = flight;
  const skating = programmes.filter((programmeId) => doesSkate(starters, programmeId));
  const system = { system: rules.system.system, most: rules.most };
  const facts = { skaters: skating.length, columns: judgesColumns(rules).length };
  const columns = rules.sheets.find((sheet) => sheet.seat === seat)?.columns ?? [];
  const sheet = {
    seat,
    range: rangeOf(rules, skating.length),
    columns: columns.map((column) => ({ ...column, ...cellLimits(column, system, facts) })),
    flight: {
      id,
      order: skating.map((programmeId, index) => ({
        programmeId,
        order: index + 1,
        name: '',
        rink: '',
        state: 'checkedIn' as const,
      })),
    },
  };
  const device = typist ? 'scoring desk' : `tablet of ${seat}`;
  return inventedMarks(sheet, seed).map((mark, index) => ({
    ...mark,
    id: idOf(seed, id, seat, mark.column, mark.programmeId),
    seat,
    device,
    sequence: index + 1,
    at,
    receivedAt: at,
    by: typist ?? seated(seat),
    source: typist ? 'paper' : 'device',
    replaces: [],
  }));
}

interface Judged {
  readonly starters: Starters;
  readonly marks: readonly StoredMark[];
  readonly penalties: readonly StoredPenalty[];
  readonly at: string;
  readonly by: PlayedActor;
}

export function approved(
  flight: DemoFlight,
  { starters, marks, penalties, at, by }: Judged,
): StoredResultVersion {
  const { competitionId, id: flightId, eventId, rules, programmes, skatersOf } = flight;
  const { system, most, tie, lastPlace, bookPercent, points } = rules;
  const resultRules = { system, most, tie, lastPlace, bookPercent, points };
  const columns = rules.sheets.flatMap(({ seat, columns: own }) =>
    seat === 'referee' ? [] : own.map(({ id, name }) => ({ seat, id, name })),
  );
  const valueAt = (seat: string, programmeId: string, column: string) =>
    marks.find((mark) => mark.seat === seat && mark.programmeId === programmeId && mark.column === column)
      ?.value ?? null;
  const states = { scratched: 'withdrawn', noShow: 'noShow', checkedIn: 'skated' } as const;
  const judged = programmes.map((programmeId) => {
    const state = states[starters.get(programmeId)?.state ?? 'checkedIn'];
    const isSkated = state === 'skated';
    return {
      programmeId,
      state,
      columns: isSkated ? columns.map(({ seat, id }) => valueAt(seat, programmeId, id) ?? 0) : [],
      referee: isSkated ? valueAt('referee', programmeId, 'total') : null,
      penalties: penalties
        .filter((penalty) => penalty.programmeId === programmeId)
        .map(({ code, tenths }) => ({ code, tenths })),
    };
  });
  return {
    competitionId,
    flightId,
    eventId,
    version: 1,
    at,
    by,
    revision: marks.length,
    rules: resultRules,
    columns,
    rows: placeProgrammes(rules, columns, judged).map((row) => ({
      ...row,
      skaters: [...skatersOf(row.programmeId)],
      before: null,
    })),
    approvalReason: null,
    correction: null,
    proposed: null,
    aloneReason: null,
    refereeAllowed: false,
  };
}

/** The first mark of a skater was typed a tenth too high. */
export function corrected(first: StoredResultVersion, programmeId: string, at: string): StoredResultVersion {
  const rows = first.rows.map((row) =>
    row.programmeId === programmeId
      ? { ...row, columns: row.columns.map((value, index) => (index === 0 ? value - 1 : value)) }
      : row,
  );
  const before = new Map(first.rows.map((row) => [row.programmeId, row]));
  return {
    ...first,
    version: 2,
    at,
    by: ORGANISER,
    rows: placeProgrammes(first.rules, first.columns, rows).map((row) => {
      const was = before.get(row.programmeId);
      const isSame = was?.place === row.place && was.total === row.total && was.points === row.points;
      return {
        ...row,
        before: was && !isSame ? { place: was.place, total: was.total, points: was.points } : null,
      };
    }),
    correction: { reason: 'typedWrong', text: 'The sheet has a tenth less' },
  };
}
