import type { ResultState } from '../../../contract/day/results/results.ts';
import { tallyIsi } from '../tally/isi.ts';
import { placeByMajority } from '../tally/majority.ts';
import type { FlightRules } from '../../entering/judgingRules/flightRules.ts';
import { pointsOf } from '../../entering/judgingRules/pointsOf.ts';
import { tallySixPointZero } from '../tally/sixPointZero.ts';

/** A column of a judge's sheet; those of one judge stand together. */
export interface ResultColumn {
  readonly seat: string;
  readonly id: string;
  readonly name: string;
}

/** A programme with what its sheets say. */
export interface JudgedProgramme {
  readonly programmeId: string;
  readonly state: ResultState;
  /** Tenths, or places, in the order of the columns; empty for a programme that was not skated. */
  readonly columns: readonly number[];
  /** The total of the referee's own sheet; null where there is none. */
  readonly referee: number | null;
  readonly penalties: readonly { readonly code: string; readonly tenths: number }[];
}

/** What a result gives a programme. */
export interface ProgrammePlace {
  readonly place: number | null;
  /** Tenths; null where the system has no sum of marks. */
  readonly total: number | null;
  readonly points: number;
}

export type FlightResultRules = Pick<
  FlightRules,
  'system' | 'most' | 'tie' | 'lastPlace' | 'bookPercent' | 'points'
>;

/**
 * The places, totals and points of a flight by its rules. Skaters who did not skate rank last,
 * without a place.
 * @returns by place
 */
export function placeProgrammes<Programme extends JudgedProgramme>(
  rules: FlightResultRules,
  columns: readonly ResultColumn[],
  programmes: readonly Programme[],
): (Programme & ProgrammePlace)[] {
  const outcomes = new Map(outcomesOf(rules, columns, programmes).map((one) => [one.id, one]));
  return programmes
    .map((programme) => {
      const { place = null, total = null, points = 0 } = outcomes.get(programme.programmeId) ?? {};
      return { ...programme, place, total, points };
    })
    .sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity));
}

type OutcomeOf = ProgrammePlace & { readonly id: string };

function outcomesOf(
  rules: FlightResultRules,
  columns: readonly ResultColumn[],
  programmes: readonly JudgedProgramme[],
): OutcomeOf[] {
  const { system, most, points } = rules;
  if (system.system === 'isi') {
    const competitors = programmes.map(({ programmeId: id, state, columns: marks, referee, penalties }) => ({
      id,
      rinkIds: [],
      marks: [...marks],
      referee,
      penalties: [...penalties],
      state,
    }));
    const names = columns.map(({ id }) => id);
    return tallyIsi({ version: 1, system: 'isi', most, columns: names, competitors, points }, rules);
  }
  const skated = programmes.filter(({ state }) => state === 'skated');
  const placed =
    system.system === 'majority'
      ? placeByMajority(
          skated.map(({ programmeId: id, columns: ordinals }) => ({ id, ordinals })),
          system.variant,
        )
      : tallyPairs(skated, system.decidedBy);
  const won = pointsOf(
    points,
    placed.map(({ place }) => place),
  );
  return placed.map(({ id, place }, index) => ({ id, place, total: null, points: won[index] ?? 0 }));
}

/** The places that each judge gave a programme that skated; null where judges give marks that are added. */
export function ordinalsOf(
  programmeId: string,
  skated: readonly JudgedProgramme[],
  system: FlightResultRules['system'],
): readonly number[] | null {
  if (system.system === 'isi') return null;
  return system.system === 'majority'
    ? (skated.find((one) => one.programmeId === programmeId)?.columns ?? [])
    : (tallyPairs(skated, system.decidedBy).find(({ id }) => id === programmeId)?.ordinals ?? []);
}

const tallyPairs = (skated: readonly JudgedProgramme[], decidedBy: 'technical' | 'presentation') =>
  tallySixPointZero(
    skated.map(({ programmeId: id, columns: marks }) => ({ id, marks: pairsOf(marks), state: 'skated' })),
    decidedBy,
  );

/** Each judge of 6.0 marks two columns: technical merit and presentation. */
const pairsOf = (marks: readonly number[]) =>
  marks.flatMap((technical, index) =>
    index % 2 === 0 ? [{ technical, presentation: marks[index + 1] ?? 0 }] : [],
  );
