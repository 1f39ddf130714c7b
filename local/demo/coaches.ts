import { coachItem, numberItem, rinkCoachItem } from '../../functions/store/people/coaches/coachWrites.ts';
import { competitionCoachItem, pupilItem } from '../../functions/store/entering/coaches/pupils.ts';
import { newCoach, type StoredCoach } from '../../functions/store/people/coaches/storedCoach.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import type { RinkRecord } from '../../shared/contract/people/rinks/rinkRecord.ts';
import type { Certificate } from '../../shared/contract/core/planningWords.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { DEMO_HEAD_COACH } from './accounts.ts';
import { COMPETITION_IDS } from './competitions.ts';
import type { DemoItem } from './items.ts';
import { DEMO_COUNTRIES, familyName, fullName } from './names.ts';
import { demoId, seededRandom } from './random.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

/** The certificates of a rink's coaches: a sixth hold Gold, a third Silver, a third Bronze. */
const HELD: readonly (readonly Certificate[])[] = [
  ['gold', 'synchro'],
  ['silver'],
  ['bronze'],
  ['silver'],
  ['bronze'],
  [],
];

/** Of 100 skaters of such a competition so many name their coach. */
const NAMED = 85;

/** Coaches at each registered rink, and one whom a family named at the head coach's. */
export function demoCoaches(rinks: readonly RinkRecord[], now: Date): StoredCoach[] {
  const random = seededRandom(1216);
  const today = dayIn(now, 'UTC');
  const coaches = rinks.flatMap((rink, place) => {
    const country = DEMO_COUNTRIES.find((one) => one === rink.country) ?? 'United States';
    return HELD.map((held, at) => {
      const name = fullName(random, country, familyName(random, country), at % 3 === 0 ? 'Male' : 'Female');
      const number = String(place * HELD.length + at + 1).padStart(3, '0');
      return {
        ...newCoach({ name, state: 'confirmed', rinkIds: [rink.id] }, now),
        id: demoId(random, place * 10 + at),
        professional: `P40${number}`,
        email: `coach${number}@coaches.demo.rinkside.example`,
        certificates: held.map((certificate) => ({
          certificate,
          date: shiftDay(today, -random.whole(200, 1800)),
          // One of Silver has ended, which the list shows.
          expiry: at === 3 ? shiftDay(today, -30) : at === 1 ? shiftDay(today, 400) : null,
        })),
      };
    });
  });
  const own = coaches.findIndex(({ rinkIds }) => rinkIds.includes(DEMO_HEAD_COACH.rinkId));
  const named = newCoach({ name: 'Coach Fion', state: 'awaiting', rinkIds: [DEMO_HEAD_COACH.rinkId] }, now);
  return [
    ...coaches.map((coach, index) =>
      index === own
        ? {
            ...coach,
            id: DEMO_HEAD_COACH.coachId,
            name: DEMO_HEAD_COACH.name,
            accountId: DEMO_HEAD_COACH.accountId,
          }
        : coach,
    ),
    { ...named, id: demoId(random, 900) },
  ];
}

/** The competitions whose entries name coaches. */
const COACHED: readonly string[] = [COMPETITION_IDS.open, COMPETITION_IDS.closed, COMPETITION_IDS.today];

/** Entries as families send them: most name a coach of their home rink. */
export function withCoaches(entries: readonly StoredEntry[], coaches: readonly StoredCoach[]): StoredEntry[] {
  const random = seededRandom(85);
  const confirmed = coaches.filter(({ state }) => state === 'confirmed');
  return entries.map((entry) => {
    const there = confirmed.filter(({ rinkIds }) => rinkIds.includes(entry.homeRinkId ?? ''));
    const isNamed = random.percent(NAMED);
    const at = random.whole(0, HELD.length - 1);
    const coach = there[at];
    if (!COACHED.includes(entry.competitionId) || entry.kind === 'team' || !isNamed || !coach) return entry;
    return { ...entry, entryCoach: { id: coach.id, name: coach.name } };
  });
}

/** The items of coaches, and those by which pupils are found. */
export function coachItems(coaches: readonly StoredCoach[], entries: readonly StoredEntry[]): DemoItem[] {
  const named = entries.flatMap((entry) =>
    entry.entryCoach ? [{ entry, coachId: entry.entryCoach.id }] : [],
  );
  const ofCompetitions = named.map(({ entry, coachId }) =>
    competitionCoachItem(entry.competitionId, coachId),
  );
  return [
    ...coaches.flatMap((coach) => [
      coachItem(coach),
      ...(coach.professional === null ? [] : [numberItem(coach.professional, coach.id)]),
      ...coach.rinkIds.map((rinkId) => rinkCoachItem(rinkId, coach)),
    ]),
    ...named.map(({ entry, coachId }) => pupilItem(entry, coachId)),
    ...new Map(ofCompetitions.map((item) => [`${item.pk} ${item.sk}`, item])).values(),
  ];
}
