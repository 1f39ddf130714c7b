import type { FieldCode } from '../../../contract/core/fieldMessages.ts';
import type { Ice, IceSurface } from '../../../contract/entering/ice.ts';
import { nameOrder } from '../../core/nameOrder.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

type Hours = IceSurface['days'][number];

export interface IceProblem {
  readonly field: string;
  readonly code: FieldCode;
}

/**
 * Contradictions that the schema of a competition's ice cannot detect; empty if it can be stored.
 * @param days of the competition
 */
export function iceProblems({ surfaces, rules }: Ice, days: readonly string[]): IceProblem[] {
  return [...repeatedSurfaces(surfaces), ...hourProblems(surfaces, days), ...ruleProblems(rules)];
}

function repeatedSurfaces(surfaces: Ice['surfaces']): IceProblem[] {
  const [ids, names] = [new Set<string>(), new Set<string>()];
  return surfaces.flatMap(({ id, name }, index): IceProblem[] => {
    const [isIdTaken, isNameTaken] = [ids.has(id), names.has(nameOrder(name))];
    ids.add(id);
    names.add(nameOrder(name));
    if (isIdTaken) return [{ field: `surfaces.${index}.id`, code: 'AlreadyExist' }];
    return isNameTaken ? [{ field: `surfaces.${index}.name`, code: 'AlreadyExist' }] : [];
  });
}

function hourProblems(surfaces: Ice['surfaces'], days: readonly string[]): IceProblem[] {
  const known = new Set(days);
  return surfaces.flatMap((surface, place) => {
    const seen = new Set<string>();
    return surface.days.flatMap((hours, index): IceProblem[] => {
      const { date, opens, closes } = hours;
      const at = `surfaces.${place}.days.${index}`;
      const isRepeated = seen.has(date);
      seen.add(date);
      if (isRepeated) return [{ field: `${at}.date`, code: 'AlreadyExist' }];
      if (!known.has(date)) return [{ field: `${at}.date`, code: 'MustWithin' }];
      const isOpen = secondsOfTime(closes) > secondsOfTime(opens);
      return isOpen ? closedProblems(hours, at) : [{ field: `${at}.closes`, code: 'MustAfter' }];
    });
  });
}

/** Closed hours lie between opening and closing, one after the other. */
function closedProblems({ opens, closes, closed = [] }: Hours, at: string): IceProblem[] {
  return closed.flatMap(({ begins, ends }, index): IceProblem[] => {
    const field = `${at}.closed.${index}`;
    const [from, until] = [secondsOfTime(begins), secondsOfTime(ends)];
    if (until <= from) return [{ field: `${field}.ends`, code: 'MustAfter' }];
    const isOutside = from < secondsOfTime(opens) || until > secondsOfTime(closes);
    const isUpon = closed
      .slice(0, index)
      .some((other) => from < secondsOfTime(other.ends) && secondsOfTime(other.begins) < until);
    return isOutside || isUpon ? [{ field: `${field}.begins`, code: 'MustWithin' }] : [];
  });
}

function ruleProblems({ lunch, restMinutes }: Ice['rules']): IceProblem[] {
  const isLunchReversed = lunch !== null && secondsOfTime(lunch.until) < secondsOfTime(lunch.from);
  return [
    ...(isLunchReversed ? [{ field: 'rules.lunch', code: 'MustAfter' as const }] : []),
    ...(restMinutes.wanted < restMinutes.least
      ? [{ field: 'rules.restMinutes', code: 'MustValid' as const }]
      : []),
  ];
}
