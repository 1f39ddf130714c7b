import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { eventId as idOf } from '../../../../shared/domain/core/eventId.ts';

/** A start that has skated, with its skater as the page names them. */
export interface SkatedStart {
  readonly eventId: string;
  /** Of the event, from 1. */
  readonly flight: number;
  readonly name: string;
  /** Null for one's own, who is named as in the entry. */
  readonly rink: string | null;
}

/** The posted place of a start by its published name; null until it is posted, and where two cannot be told apart. */
export function postedPlaceOf(start: SkatedStart, skaters: ResultList['skaters']): number | null {
  const found = skaters
    .filter(({ name, rink }) => name === start.name && rink === start.rink)
    .flatMap(({ results }) => results)
    .filter(({ eventId, flight }) => eventId === start.eventId && flight === start.flight);
  return found.length === 1 ? (found[0]?.place ?? null) : null;
}

/** The same of one's own skater. */
export function ownPlaceOf(start: SkatedStart, results: readonly MyResult[]): number | null {
  const found = results.filter(
    ({ name, role, format, level, part }) =>
      role === 'family' &&
      name === start.name &&
      idOf(format, level) === start.eventId &&
      part.number === start.flight,
  );
  return found.length === 1 ? (found[0]?.place ?? null) : null;
}
