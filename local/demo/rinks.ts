import type { RinkRecord } from '../../shared/contract/people/rinks/rinkRecord.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import type { DemoCountry } from './names.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

/** The venues of the demo competitions, and the rink of the demo's head coach. */
export const RINK_IDS = {
  lanternBay: '01KDEM0R1NK000000000000001',
  nineHills: '01KDEM0R1NK000000000000002',
  hoshizora: '01KDEM0R1NK000000000000003',
  prairieStar: '01KDEM0R1NK000000000000004',
  copperRidge: '01KDEM0R1NK000000000000005',
  alsterglanz: '01KDEM0R1NK000000000000006',
  kitakaze: '01KDEM0R1NK000000000000007',
} as const;

type Invented = Pick<RinkRecord, 'name' | 'shortName' | 'city' | 'address' | 'timeZone' | 'logo'> &
  Pick<RinkRecord, 'contactName' | 'contactEmail' | 'contactPhone' | 'isi'> & {
    readonly country: DemoCountry;
    /** Days from now to the last day of the ISI membership. */
    readonly memberFor: number | null;
    readonly closed?: true;
  };

/** Invented, like all demo data: streets, people and numbers too (555 01xx belongs to nobody). */
const RINKS: Readonly<Record<keyof typeof RINK_IDS, Invented>> = {
  lanternBay: {
    name: 'Lantern Bay Ice Palace',
    shortName: 'Lantern Bay',
    city: 'Kowloon',
    country: 'Hong Kong',
    address: 'Level 3, Lantern Bay Plaza\n18 Ferry Lantern Road\nKowloon',
    timeZone: 'Asia/Hong_Kong',
    logo: '/images/demo/rink-lantern-bay.svg',
    contactName: 'Leung Ka Wing',
    contactEmail: 'office@lantern-bay.demo.rinkside.example',
    contactPhone: '+852 5550 0118',
    isi: 'HK1042',
    memberFor: 283,
  },
  nineHills: {
    name: 'Nine Hills Ice Garden',
    shortName: 'Nine Hills',
    city: 'Sha Tin',
    country: 'Hong Kong',
    address: '9 Ninth Hill Road\nSha Tin',
    timeZone: 'Asia/Hong_Kong',
    logo: null,
    contactName: 'Chiu Man Hei',
    contactEmail: 'ice@nine-hills.demo.rinkside.example',
    contactPhone: '+852 5550 0127',
    isi: 'HK1077',
    memberFor: 19,
  },
  hoshizora: {
    name: 'Hoshizora Ice Park',
    shortName: 'Hoshizora',
    city: 'Yokohama',
    country: 'Japan',
    address: '4-12-7 Hoshimi\nNaka-ku, Yokohama 231-0000',
    timeZone: 'Asia/Tokyo',
    logo: '/images/demo/rink-hoshizora.svg',
    contactName: 'Mizushima Sora',
    contactEmail: 'rink@hoshizora.demo.rinkside.example',
    contactPhone: '+81 45 555 0164',
    isi: 'JP2210',
    memberFor: 205,
  },
  prairieStar: {
    name: 'Prairie Star Ice Center',
    shortName: 'Prairie Star',
    city: 'Madison, Wisconsin',
    country: 'United States',
    address: '2200 Prairie Star Drive\nMadison, WI 53700',
    timeZone: 'America/Chicago',
    logo: '/images/demo/rink-prairie-star.svg',
    contactName: 'Dana Whitcombe',
    contactEmail: 'skating@prairie-star.demo.rinkside.example',
    contactPhone: '+1 608 555 0142',
    isi: '40311',
    memberFor: 252,
  },
  copperRidge: {
    name: 'Copper Ridge Arena',
    shortName: 'Copper Ridge',
    city: 'Boulder, Colorado',
    country: 'United States',
    address: '77 Ridge Line Way\nBoulder, CO 80300',
    timeZone: 'America/Denver',
    logo: null,
    contactName: 'Marisol Etchart',
    contactEmail: 'office@copper-ridge.demo.rinkside.example',
    contactPhone: '+1 303 555 0109',
    isi: '40874',
    memberFor: -41,
  },
  alsterglanz: {
    name: 'Eishalle Alsterglanz',
    shortName: 'Alsterglanz',
    city: 'Hamburg',
    country: 'Germany',
    address: 'Kufenweg 5\n22000 Hamburg',
    timeZone: 'Europe/Berlin',
    logo: null,
    contactName: 'Wiebke Thomsen-Adler',
    contactEmail: 'buero@alsterglanz.demo.rinkside.example',
    contactPhone: '+49 40 5550 0171',
    isi: null,
    memberFor: null,
  },
  kitakaze: {
    name: 'Kitakaze Ice Hall',
    shortName: null,
    city: 'Sapporo',
    country: 'Japan',
    address: null,
    timeZone: 'Asia/Tokyo',
    logo: null,
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    isi: 'JP1987',
    memberFor: -530,
    closed: true,
  },
};

/** Seven rinks in four countries, one of them closed: it holds no more competitions. */
export function demoRinks(now: Date): RinkRecord[] {
  return (Object.keys(RINK_IDS) as (keyof typeof RINK_IDS)[]).map((key) => {
    const { memberFor, closed = false, ...fields } = RINKS[key];
    const expDate = memberFor === null ? null : shiftDay(dayIn(now, fields.timeZone), memberFor);
    return { id: RINK_IDS[key], ...fields, expDate, active: !closed, uses: 0, version: 1 };
  });
}

/** The rink's data that entries store. */
export const rinkNamed = (key: keyof typeof RINK_IDS) => RINKS[key];
