import { formatId } from '../../core/eventId.ts';
import { ageOn } from '../../core/dates/age.ts';
import type { AgeLimit, DivisionAges, EligibilityEvent, EligibilityFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/**
 * Skaters are within the organiser's age limits for the event, and a team's within the ages of its division.
 * Without limits there is no finding.
 */
export function ageRule({ competition, rules, events, people, divisionAges }: EligibilityFacts): Finding[] {
  return events.flatMap((event) =>
    [
      ...rules.ageLimits.filter((limit) => isOf(limit, event)),
      ...(divisionAges ? [{ ...divisionAges, on: 'july' } as const] : []),
    ].flatMap((limit) => {
      const day = limit.on === 'july' ? lastFirstOfJuly(competition.startDate) : competition.startDate;
      return people.flatMap(({ birthdate, alternate }, index): Finding[] => {
        if (alternate || !/^\d{4}-\d\d-\d\d$/.test(birthdate)) return [];
        const age = ageOn(birthdate, day);
        const isWithin = age >= (limit.from ?? 0) && age <= (limit.to ?? Infinity);
        return [
          {
            rule: 'age',
            verdict: isWithin ? 'pass' : 'fail',
            reason: isWithin ? 'ageWithin' : 'ageOutside',
            facts: { age, limit: written(limit), day },
            person: index,
            event: event.id,
          },
        ];
      });
    }),
  );
}

function isOf({ format, level }: AgeLimit, event: EligibilityEvent): boolean {
  return (
    formatId(format) === formatId(event.format) &&
    (level === null || formatId(level) === formatId(event.level))
  );
}

/** Age divisions count by a season's 1 July: the last one on or before the day. */
function lastFirstOfJuly(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5) < '07-01' ? year - 1 : year}-07-01`;
}

/** "3–6", or "18+" without an upper limit. */
function written({ from, to }: DivisionAges): string {
  return to === null ? `${from ?? 0}+` : `${from ?? 0}–${to}`;
}
