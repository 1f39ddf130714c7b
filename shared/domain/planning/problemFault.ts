import { type FileFault, fieldPath } from '../../contract/core/fileFault.ts';
import type { Problem } from '../../contract/core/planningFiles.ts';
import { fixedFault } from './fixedFault.ts';
import { referenceFault } from './referenceFault.ts';
import { secondsOfTime } from '../core/dates/times.ts';

/**
 * Finds faults that the schema of a problem cannot see: ids used twice, hours that end before they begin, references to nothing,
 * and fixed blocks that cannot be.
 * @returns the first fault, or null
 */
export function problemFault(problem: Problem): FileFault | null {
  return (
    zoneFault(problem) ??
    duplicateId(problem) ??
    wrongHours(problem) ??
    wrongSizes(problem) ??
    referenceFault(problem) ??
    duplicateSkater(problem) ??
    fixedFault(problem) ??
    noIce(problem)
  );
}

function zoneFault({ timeZone }: Problem): FileFault | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return null;
  } catch {
    return fault(['timeZone'], `"${timeZone}" is not a time zone`);
  }
}

const LISTS = ['surfaces', 'events', 'programmes', 'skaters', 'coaches'] as const;

function duplicateId(problem: Problem): FileFault | null {
  const lists = [
    ...LISTS.map((name) => ({ path: [name], items: problem[name] })),
    { path: ['fixed', 'flights'], items: problem.fixed.flights },
  ];
  for (const { path, items } of lists) {
    const seen = new Set<string>();
    for (const [index, { id }] of items.entries()) {
      if (seen.has(id)) return fault([...path, index, 'id'], `"${id}" is there twice`);
      seen.add(id);
    }
  }
  return null;
}

function wrongHours({ surfaces, rules, coaches }: Problem): FileFault | null {
  for (const [index, { days }] of surfaces.entries()) {
    const dates = new Set<string>();
    for (const [day, { date, opens, closes }] of days.entries()) {
      const path = ['surfaces', index, 'days', day];
      if (dates.has(date)) return fault([...path, 'date'], `${date} is there twice`);
      dates.add(date);
      if (secondsOfTime(closes) <= secondsOfTime(opens)) {
        return fault([...path, 'closes'], `${closes} is not after ${opens}`);
      }
    }
  }
  if (rules.lunch && secondsOfTime(rules.lunch.until) < secondsOfTime(rules.lunch.from)) {
    return fault(['rules', 'lunch', 'until'], `${rules.lunch.until} is before ${rules.lunch.from}`);
  }
  for (const [index, { available }] of coaches.entries()) {
    for (const [window, { from, until }] of (available ?? []).entries()) {
      if (secondsOfTime(until) > secondsOfTime(from)) continue;
      return fault(['coaches', index, 'available', window, 'until'], `${until} is not after ${from}`);
    }
  }
  return null;
}

function wrongSizes({ events, rules }: Problem): FileFault | null {
  const { least, wanted } = rules.restMinutes;
  if (wanted < least) return fault(['rules', 'restMinutes', 'wanted'], `${wanted} is less than ${least}`);
  const index = events.findIndex(({ flight }) => flight.most < flight.wanted);
  const flight = events[index]?.flight;
  return flight
    ? fault(['events', index, 'flight', 'most'], `${flight.most} is less than ${flight.wanted}`)
    : null;
}

/** A skater twice in one programme. */
function duplicateSkater({ programmes }: Problem): FileFault | null {
  for (const [index, { skaters }] of programmes.entries()) {
    const place = skaters.findIndex((id, at) => skaters.indexOf(id) < at);
    if (place >= 0) {
      return fault(['programmes', index, 'skaters', place], `"${skaters[place] ?? ''}" is there twice`);
    }
  }
  return null;
}

/** Programmes, and no day of a surface to plan them on. */
function noIce({ surfaces, programmes }: Problem): FileFault | null {
  if (programmes.length === 0 || surfaces.some(({ days }) => days.length > 0)) return null;
  const path = surfaces.length === 0 ? ['surfaces'] : ['surfaces', 0, 'days'];
  return fault(path, 'is empty, and there are programmes to plan');
}

const fault = (path: readonly PropertyKey[], message: string): FileFault => ({
  field: fieldPath(path),
  message,
});
