import type { JudgingRules, JudgingSystem } from '../../../contract/entering/competitions/judgingRules.ts';
import { onIceOf, type OnIce } from '../onIce/judgingOf.ts';
import { columnsOf, USUAL_JUDGES, type Column, type EventOfForm } from './columnsOf.ts';
import { seatsOf, type Seat } from './seats.ts';
import { systemOf } from './systemOf.ts';

/**
 * All rules by which a flight is judged. A flight keeps those it had at its first mark, so that a later change of the
 * competition's rules or of the form changes no sheet that somebody has begun.
 */
export interface FlightRules extends Pick<
  JudgingRules,
  'most' | 'range' | 'tie' | 'lastPlace' | 'bookPercent'
> {
  readonly system: JudgingSystem;
  /** Seat by seat, the referee last. */
  readonly sheets: readonly { readonly seat: Seat; readonly columns: readonly Column[] }[];
  readonly points: OnIce['points'];
}

export function flightRulesOf(rules: JudgingRules, of: EventOfForm, judges = USUAL_JUDGES): FlightRules {
  const { most, range, tie, lastPlace, bookPercent } = rules;
  const system = systemOf(rules, of.event.id);
  return {
    system,
    sheets: seatsOf(judges).map((seat) => ({ seat, columns: columnsOf(rules, of, seat, judges) })),
    points: onIceOf(of.format, of.event).points,
    most,
    range: system.system === 'isi' ? range : null,
    tie,
    lastPlace,
    bookPercent,
  };
}

/** Every column of the judges, without the referee's total. */
export const judgesColumns = ({ sheets }: Pick<FlightRules, 'sheets'>): readonly Column[] =>
  sheets.flatMap(({ seat, columns }) => (seat === 'referee' ? [] : columns));
