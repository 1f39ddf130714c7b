import { eventLabel } from '../../core/eventId.ts';
import { nameOrder } from '../../core/nameOrder.ts';
import type { EligibilityFacts } from './facts.ts';
import type { Finding } from './finding.ts';

/** A skater represents one rink in individual and couple events; a team may represent another. */
export function oneRinkRule({ kind, rink, people }: EligibilityFacts): Finding[] {
  if (kind === 'team' || rink.trim() === '') return [];
  return people.flatMap(({ otherEntries }, index): Finding[] => {
    const others = otherEntries.filter((entry) => entry.kind !== 'team');
    if (others.length === 0) return [];
    const different = others.find((entry) => nameOrder(entry.rink) !== nameOrder(rink));
    const of = { rule: 'oneRink', person: index, event: null } as const;
    return [
      different
        ? { ...of, verdict: 'fail', reason: 'rinkDiffers', facts: { rink, other: different.rink } }
        : { ...of, verdict: 'pass', reason: 'rinkSame', facts: { rink } },
    ];
  });
}

/** A roster has as many skaters as the event takes; alternates do not count. */
export function rosterRule({ rosterLimits, people }: EligibilityFacts): Finding[] {
  if (!rosterLimits) return [];
  const [from, to] = rosterLimits;
  const skaters = people.filter(({ alternate }) => !alternate).length;
  const isWithin = skaters >= from && skaters <= to;
  return [
    {
      rule: 'roster',
      verdict: isWithin ? 'pass' : 'fail',
      reason: isWithin ? 'rosterWithin' : 'rosterOutside',
      facts: { skaters, from, to },
      person: null,
      event: null,
    },
  ];
}

/** A person is in an event once, be it by one entry or by two. */
export function sameEventRule({ events, people }: EligibilityFacts): Finding[] {
  const twice = people.flatMap(({ otherEntries }, index): Finding[] => {
    const elsewhere = new Set(otherEntries.flatMap((entry) => entry.events.map(({ id }) => id)));
    return events
      .filter(({ id }, at) => elsewhere.has(id) || events.findIndex((one) => one.id === id) < at)
      .map(({ id, format, level }) => ({
        rule: 'sameEvent',
        verdict: 'fail',
        reason: 'eventTwice',
        facts: { event: eventLabel(format, level) },
        person: index,
        event: id,
      }));
  });
  if (twice.length > 0 || events.length === 0) return twice;
  return [{ rule: 'sameEvent', verdict: 'pass', reason: 'eventOnce', facts: {}, person: null, event: null }];
}
