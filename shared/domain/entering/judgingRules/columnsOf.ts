import type { JudgingRules } from '../../../contract/entering/competitions/judgingRules.ts';
import type { FormatOnIce } from '../onIce/iceTimes.ts';
import { onIceOf, type JudgedEvent } from '../onIce/judgingOf.ts';
import type { OnIceOverrides } from '../../../contract/entering/competitions/onIce.ts';
import { judgeIndex, type Seat } from './seats.ts';
import { systemOf } from './systemOf.ts';

/** An event of a form with its format, as far as its judging is concerned. */
export interface EventOfForm {
  readonly format: FormatOnIce & OnIceOverrides;
  readonly event: JudgedEvent & { readonly id: string };
}

/** A column that one seat marks. Ids are unique in a flight, except that each judge of 6.0 and majority has the same. */
export interface Column {
  readonly id: string;
  readonly name: string;
  /** Marks are whole tenths, places whole numbers from 1. */
  readonly unit: 'tenths' | 'place';
}

/** Judges of a panel (competition-day.md, section 1). */
export const USUAL_JUDGES = 3;

/**
 * Judges of a flight, for every screen and paper: those of its panel; without one, those that the ice asks for.
 * @param panel null where the flight has none
 * @param ice the rules of the competition's ice, where there are any
 */
export const judgeCount = (
  panel: { readonly judges: readonly unknown[] } | null | undefined,
  ice: { readonly judges: number } | undefined,
): number => panel?.judges.length ?? ice?.judges ?? USUAL_JUDGES;

/**
 * Lists the columns of a seat in a flight of an event, in the order of screen and paper. ISI: the criteria of the event, judge
 * by judge; a panel of another size gets them dealt out evenly, in the same order. The referee's own sheet is one
 * total, which only decides ties; the other systems have none.
 * @param judges of the panel, without the referee
 * @returns none for a seat that the panel has not
 */
export function columnsOf(
  rules: JudgingRules,
  of: EventOfForm,
  seat: Seat,
  judges: number = USUAL_JUDGES,
): readonly Column[] {
  const { system } = systemOf(rules, of.event.id);
  const index = judgeIndex(seat);
  if (index === null) return system === 'isi' && rules.tie === 'referee' ? [REFEREE_TOTAL] : [];
  if (index < 0 || index >= judges) return [];
  if (system === '6.0') return [TECHNICAL, PRESENTATION];
  if (system === 'majority') return [ORDINAL];
  const criteria = dealCriteria(onIceOf(of.format, of.event).criteria, judges);
  return (criteria[index] ?? []).map((name, at) => ({
    id: `${seat}.${String(at + 1)}`,
    name,
    unit: 'tenths',
  }));
}

export const REFEREE_TOTAL: Column = { id: 'total', name: 'Total', unit: 'tenths' };
const TECHNICAL: Column = { id: 'technical', name: 'Technical merit', unit: 'tenths' };
const PRESENTATION: Column = { id: 'presentation', name: 'Presentation', unit: 'tenths' };
const ORDINAL: Column = { id: 'ordinal', name: 'Place', unit: 'place' };

/** With fewer criteria than judges they begin again, so that nobody sits idle; else the last judges have one more. */
function dealCriteria(
  criteria: readonly (readonly string[])[],
  judges: number,
): readonly (readonly string[])[] {
  if (criteria.length === judges) return criteria;
  const all = criteria.flat();
  if (all.length < judges) {
    return Array.from({ length: judges }, (_, index) => all.slice(index % all.length).slice(0, 1));
  }
  const startOf = (index: number) => Math.floor((index * all.length) / judges);
  return Array.from({ length: judges }, (_, index) => all.slice(startOf(index), startOf(index + 1)));
}
