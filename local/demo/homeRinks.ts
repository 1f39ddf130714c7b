import type { DemoCountry } from './names.ts';
import { RINK_IDS, rinkNamed } from './rinks.ts';

export interface DemoHomeRink {
  readonly homeIsiRink: string;
  readonly homeRinkId: string | null;
  readonly country: DemoCountry;
  /** The approximate percentage of families in the largest competition with this home rink. */
  readonly share: number;
}

const home = (key: keyof typeof RINK_IDS, share: number): DemoHomeRink => {
  const { name, country } = rinkNamed(key);
  return { homeIsiRink: name, homeRinkId: RINK_IDS[key], country, share };
};

const typed = (homeIsiRink: string, country: DemoCountry, share: number): DemoHomeRink => ({
  homeIsiRink,
  homeRinkId: null,
  country,
  share,
});

/** The twenty home rinks of skaters; fourteen are not registered, their names typed by hand. */
export const HOME_RINKS: readonly DemoHomeRink[] = [
  home('lanternBay', 15),
  home('nineHills', 11),
  home('hoshizora', 6),
  home('prairieStar', 4),
  home('copperRidge', 4),
  home('alsterglanz', 4),
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
