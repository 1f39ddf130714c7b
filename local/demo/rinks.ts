import type { Rink } from '../../shared/contract/rinks.ts';
import type { DemoCountry } from './names.ts';

/** Where the demo competitions are held, and whose skaters the demo's head coach looks after. */
export const RINK_IDS = {
  lanternBay: '01KDEM0R1NK000000000000001',
  nineHills: '01KDEM0R1NK000000000000002',
  hoshizora: '01KDEM0R1NK000000000000003',
  prairieStar: '01KDEM0R1NK000000000000004',
  copperRidge: '01KDEM0R1NK000000000000005',
  alsterglanz: '01KDEM0R1NK000000000000006',
} as const;

const registered = (id: string, name: string, city: string, country: DemoCountry): Rink => ({
  id,
  name,
  city,
  country,
  version: 1,
});

/** Invented, as everything here: six rinks in four countries. */
export const DEMO_RINKS: readonly Rink[] = [
  registered(RINK_IDS.lanternBay, 'Lantern Bay Ice Palace', 'Kowloon', 'Hong Kong'),
  registered(RINK_IDS.nineHills, 'Nine Hills Ice Garden', 'Sha Tin', 'Hong Kong'),
  registered(RINK_IDS.hoshizora, 'Hoshizora Ice Park', 'Yokohama', 'Japan'),
  registered(RINK_IDS.prairieStar, 'Prairie Star Ice Center', 'Madison, Wisconsin', 'United States'),
  registered(RINK_IDS.copperRidge, 'Copper Ridge Arena', 'Boulder, Colorado', 'United States'),
  registered(RINK_IDS.alsterglanz, 'Eishalle Alsterglanz', 'Hamburg', 'Germany'),
];

export interface HomeRink {
  readonly homeIsiRink: string;
  readonly homeRinkId: string | null;
  readonly country: DemoCountry;
  /** How many of a hundred families in the largest competition skate there, about. */
  readonly share: number;
}

const home = (id: string, share: number): HomeRink => {
  const rink = DEMO_RINKS.find((one) => one.id === id);
  if (!rink) throw new Error(`No demo rink ${id}`);
  return { homeIsiRink: rink.name, homeRinkId: id, country: rink.country as DemoCountry, share };
};

const typed = (homeIsiRink: string, country: DemoCountry, share: number): HomeRink => ({
  homeIsiRink,
  homeRinkId: null,
  country,
  share,
});

/** The twenty rinks that skaters represent; fourteen are not registered, their names typed by hand. */
export const HOME_RINKS: readonly HomeRink[] = [
  home(RINK_IDS.lanternBay, 15),
  home(RINK_IDS.nineHills, 11),
  home(RINK_IDS.hoshizora, 6),
  home(RINK_IDS.prairieStar, 4),
  home(RINK_IDS.copperRidge, 4),
  home(RINK_IDS.alsterglanz, 4),
  typed('Jade Street Ice', 'Hong Kong', 8),
  typed('Minato Kōri Arena', 'Japan', 4),
  typed('Haneul Ice Center', 'Korea, Republic of', 5),
  typed('Baram Ice Rink', 'Korea, Republic of', 3),
  typed('Swallow Ice Arena', 'Taiwan', 5),
  typed('冰燕滑冰場', 'Taiwan', 2),
  typed('Perlas Ice Pavilion', 'Philippines', 6),
  typed('Bituin Skating Center', 'Philippines', 4),
  typed('Suan Dok Ice Dome', 'Thailand', 5),
  typed('Lotus Pond Ice Pavilion', 'Thailand', 3),
  typed('Bunga Raya Ice', 'Malaysia', 5),
  typed('Straits Ice Hall', 'Malaysia', 3),
  typed('Merbau Ice Loft', 'Singapore', 4),
  typed('Juniper Flats Ice Barn', 'United States', 2),
];
