import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import type { DemoCompetition } from './competitions.ts';

/** A competition's public information besides dates and events, and its ice. */
export type PublicPage = Pick<
  StoredCompetition,
  | 'description'
  | 'contactName'
  | 'contactPhone'
  | 'refundPolicy'
  | 'waiver'
  | 'packet'
  | 'capacity'
  | 'iceMinutes'
>;

const EMPTY_PAGE: PublicPage = {
  description: null,
  contactName: null,
  contactPhone: null,
  refundPolicy: null,
  waiver: null,
  packet: null,
  capacity: null,
  iceMinutes: null,
};

/**
 * Invented, like all demo data; numbers with 555 01 belong to nobody. An open competition has no limit; a
 * closed or future one has a little more ice than its entries need.
 */
export const PUBLIC_PAGES: Readonly<Record<DemoCompetition, PublicPage>> = {
  open: {
    ...EMPTY_PAGE,
    description:
      'Five days on two sheets of ice by the harbour, for every skater from the first Tot test to Open ' +
      'Platinum. Opening parade on Wednesday evening, team events on Saturday, an exhibition of the ' +
      'spotlight winners on Sunday.\nFamilies are welcome all day: entry to the stands is free.',
    contactName: 'Cheung Ho Lam, organising office',
    contactPhone: '+852 5550 0142',
    refundPolicy:
      'After the deadline: half of what was paid, with a medical certificate sent to the office before ' +
      'the first day of the competition.\n' +
      'Late fees are not refunded. An event that the organiser cancels is refunded in full.',
    packet: '/documents/demo-harbour-lights.pdf',
  },
  openingSoon: {
    ...EMPTY_PAGE,
    description:
      'Three spring days in Yokohama, when the plum trees behind the rink are in bloom. All ISI events; ' +
      'medals for every group, and a petal pin for everybody who skates for the first time.',
    contactName: 'Arisawa Chihiro',
    contactPhone: '+81 45 5550 0136',
    refundPolicy:
      'A place can be given to another skater of the same rink and level until eleven days before the ' +
      'competition.',
    waiver:
      'Skating is a sport with risks. I enter my skater knowing them, and I know that the organiser, the rink ' +
      'and their helpers are liable only for intent and gross negligence.\n\n' +
      'If I cannot be reached, the organiser may call a doctor for my skater. What I told for an emergency ' +
      'is correct.\n\n' +
      'Pictures of the competition may show my skater among others. Single pictures are published only if I ' +
      'agree to each of them.',
    packet: '/documents/demo-plum-blossom.pdf',
    capacity: 320,
    iceMinutes: 1_500,
  },
  closingToday: {
    ...EMPTY_PAGE,
    description:
      'A friendly club competition on the prairie: two days, one sheet of ice, hot chocolate from the ' +
      'parents’ table. Compulsories and freestyle on Saturday, everything artistic on Sunday.',
    contactName: 'Marit Olsen Bright',
    contactPhone: '+1 608 555 0119',
    refundPolicy:
      'After the entry deadline only with a doctor’s note; please write to us before Friday noon.',
    waiver:
      'I know the risks of skating and enter my skater knowing them. The club, the rink and their helpers ' +
      'are liable only for intent and gross negligence.\n\n' +
      'If I cannot be reached, the club may call a doctor for my skater.',
  },
  closed: {
    ...EMPTY_PAGE,
    description:
      'Drei Tage Eis an der Alster. Three days of recreational skating with rinks from around the North Sea; ' +
      'results at once after each group, lanterns on the ice on Saturday night.',
    contactName: 'Wiebke Petersen',
    contactPhone: '+49 40 5550 0127',
    refundPolicy: 'An event that we cancel is refunded in full.',
    iceMinutes: 2_880,
  },
  archived: {
    ...EMPTY_PAGE,
    description: 'Opera on ice in the foothills: every programme to music from the stage.',
    contactName: 'Dana Whitcombe',
    refundPolicy: 'No refunds after the deadline.',
  },
  today: {
    ...EMPTY_PAGE,
    description: 'A friendly afternoon on fresh ice: one event for each skater, results and medals at once.',
    contactName: 'Mika Sundal',
    refundPolicy: 'No refunds after the deadline.',
  },
};
