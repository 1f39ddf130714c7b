import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { DashboardLinks } from '../dashboardLinks.ts';

type AttentionItem = CompetitionDashboard['attention'][number];

/** The section of the competition's detail that fixes an issue. */
const SECTIONS: Readonly<Partial<Record<AttentionItem['code'], string>>> = {
  competitionFull: 'entries',
  iceNearlyUsed: 'entries',
  closesSoon: 'entries',
  opensSoon: 'entries',
  contactMissing: 'contact',
  packetMissing: 'packet',
  refundPolicyMissing: 'refunds',
};

/** The filter of a list that shows an issue's entries. */
const FILTERS: Readonly<Partial<Record<AttentionItem['code'], string>>> = {
  waiversMissing: 'waiver=missing',
};

/** The page and the place on it that fix an issue. */
export function fixLink(item: AttentionItem, addresses: DashboardLinks): string {
  const { code, mendedIn, entries = [] } = item;
  if (mendedIn === 'entries') return listLink(code, entries[0]?.kind ?? 'individual', addresses);
  const section = SECTIONS[code];
  return section && mendedIn === 'detail' ? `${addresses.detail}#${section}` : addresses[mendedIn];
}

/** The list of a kind's entries that an issue is about. */
export function listLink(code: AttentionItem['code'], kind: EntryKind, addresses: DashboardLinks): string {
  const filter = FILTERS[code];
  const list = addresses[kind];
  return filter === undefined ? list : `${list}${list.includes('?') ? '&' : '?'}${filter}`;
}
