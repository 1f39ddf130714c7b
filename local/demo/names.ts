import type { Gender } from '../../shared/domain/people/skaters/gender.ts';
import invented from './names.json' with { type: 'json' };
import type { DemoRandom } from './random.ts';

/** The ten countries of the largest competition. */
export const DEMO_COUNTRIES = Object.keys(invented) as (keyof typeof invented)[];

export type DemoCountry = (typeof DEMO_COUNTRIES)[number];

interface Stock {
  readonly familyFirst: boolean;
  readonly family: string;
  readonly Female: string;
  readonly Male: string;
  /** Whole names in the country's own script, as some families type them. */
  readonly script?: string;
}

const stockOf = (country: DemoCountry): Stock => invented[country];

/** Names that contain spaces are separated by a bar. */
const namesIn = (list: string) => list.split(list.includes('|') ? '|' : ' ');

export function familyName(random: DemoRandom, country: DemoCountry): string {
  return random.pick(namesIn(stockOf(country).family));
}

/** A name as the country writes it; a few are in its own script, independent of the family's name. */
export function fullName(random: DemoRandom, country: DemoCountry, family: string, gender: Gender): string {
  const stock = stockOf(country);
  if (stock.script && random.percent(3)) return random.pick(namesIn(stock.script));
  const given = random.pick(namesIn(stock[gender]));
  return stock.familyFirst ? `${family} ${given}` : `${given} ${family}`;
}
