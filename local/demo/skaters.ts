import type { Gender } from '../../shared/domain/people/skaters/gender.ts';
import { skaterIdentity } from '../../shared/domain/core/nameOrder.ts';
import { positionAtAge, type LadderPosition } from './levels.ts';
import { DEMO_COUNTRIES, familyName, fullName, type DemoCountry } from './names.ts';
import { demoId, type DemoRandom } from './random.ts';
import { HOME_RINKS, type DemoHomeRink } from './homeRinks.ts';

export interface DemoFamily {
  readonly accountId: string;
  /** The parent who owns the account. */
  readonly name: string;
  readonly email: string;
}

export interface Skater extends LadderPosition {
  readonly family: DemoFamily;
  readonly fullName: string;
  readonly gender: Gender;
  readonly birthdate: string;
  readonly isi: string;
  /** The membership expired at the end of the season before. */
  readonly lapsed: boolean;
  readonly home: DemoHomeRink;
  readonly country: DemoCountry;
}

/** The ages that skaters reach this year, weighted by frequency. A third of the children are under nine. */
const AGES: readonly (readonly [from: number, to: number, weight: number])[] = [
  [5, 6, 11],
  [7, 8, 21],
  [9, 10, 24],
  [11, 12, 19],
  [13, 15, 13],
  [16, 18, 5],
  [19, 29, 3],
  [30, 45, 3],
  [46, 60, 1],
];

/** So many can have a name of their own; in a larger demo namesakes differ by their birthdates. */
const MAX_NAMES = 2_000;

/** Siblings who skate. */
const FAMILY_SIZES = [
  [1, 24],
  [2, 38],
  [3, 26],
  [4, 12],
] as const;

/**
 * Families until there are so many skaters, each unique by name and birthdate.
 * @param year the year in which they reach their age: that of the largest competition. Birthdates depend on
 *   no other date, so that a repeated seeding writes the same keys.
 * @param known skaters who come first, with families of their own
 */
export function demoSkaters(
  random: DemoRandom,
  count: number,
  year: number,
  known: readonly Skater[],
): Skater[] {
  const skaters: Skater[] = [...known];
  const identities = new Set(known.map((skater) => skaterIdentity(skater.fullName, skater.birthdate)));
  const names = new Set(known.map((skater) => skater.fullName));
  const memberships = new Set(known.map(({ isi }) => isi));
  while (skaters.length < count) {
    const home = random.weighted(HOME_RINKS.map((rink) => [rink, rink.share] as const));
    const country = random.percent(5) ? random.pick(DEMO_COUNTRIES) : home.country;
    const surname = familyName(random, country);
    const family = newFamily(random, country, surname, skaters.length + 1);
    const eldest = turning(random);
    const size = Math.min(random.weighted(FAMILY_SIZES), count - skaters.length);
    for (let place = 0; place < size; place++) {
      const turns = place === 0 ? eldest : siblingTurning(random, eldest);
      skaters.push(newSkater({ random, family, home, country, surname, turns }));
    }
  }
  return skaters;

  function newSkater(facts: SkaterSeed): Skater {
    for (let attempt = 0; ; attempt++) {
      const skater = drawnSkater(facts, year);
      if (attempt < 20 && names.size < MAX_NAMES && names.has(skater.fullName)) continue;
      const identity = skaterIdentity(skater.fullName, skater.birthdate);
      if (identities.has(identity) || memberships.has(skater.isi)) continue;
      identities.add(identity);
      memberships.add(skater.isi);
      names.add(skater.fullName);
      return skater;
    }
  }
}

interface SkaterSeed {
  readonly random: DemoRandom;
  readonly family: DemoFamily;
  readonly home: DemoHomeRink;
  readonly country: DemoCountry;
  readonly surname: string;
  readonly turns: number;
}

function drawnSkater({ random, family, home, country, surname, turns }: SkaterSeed, year: number): Skater {
  const gender: Gender = random.percent(84) ? 'Female' : 'Male';
  return {
    family,
    fullName: fullName(random, country, surname, gender),
    gender,
    birthdate: birthdateIn(random, year - turns),
    isi: String(random.whole(10_000, random.percent(30) ? 99_999 : 1_099_999)),
    lapsed: random.percent(5),
    home,
    country,
    ...positionAtAge(random, turns),
  };
}

const two = (value: number) => String(value).padStart(2, '0');

export function birthdateIn(random: DemoRandom, year: number): string {
  return `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
}

function turning(random: DemoRandom): number {
  const [from, to] = random.weighted(AGES.map(([low, high, weight]) => [[low, high] as const, weight]));
  return random.whole(from, to);
}

/**
 * Children of a family are within four years of each other; the members of an adult's family have any age.
 */
function siblingTurning(random: DemoRandom, eldest: number): number {
  if (eldest > 18) return turning(random);
  return Math.min(18, Math.max(5, eldest + random.whole(-4, 3)));
}

function newFamily(random: DemoRandom, country: DemoCountry, surname: string, number: number): DemoFamily {
  return {
    accountId: demoId(random),
    name: fullName(random, country, surname, random.percent(70) ? 'Female' : 'Male'),
    email: `family-${String(number).padStart(4, '0')}@families.demo.rinkside.example`,
  };
}
