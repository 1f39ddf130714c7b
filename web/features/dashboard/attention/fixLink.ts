import type { CompetitionDashboard } from '../../../../shared/contract/competitions/dashboard.ts';
import type { DashboardLinks } from '../dashboardLinks.ts';

type AttentionItem = CompetitionDashboard['attention'][number];

/** The section of the competition's detail that fixes an issue. */
const SECTIONS: Readonly<Partial<Record<AttentionItem['code'], string>>> = {
  competitionFull: 'entries',
  iceNearlyUsed: 'entries',
  closesSoon: 'entries',
  opensSoon: 'entries',
  contactMissing: 'entries',
  packetMissing: 'page',
  refundPolicyMissing: 'page',
};

/** The page and the place on it that fix an issue. */
export function fixLink({ code, mendedIn }: AttentionItem, addresses: DashboardLinks): string {
  if (mendedIn === 'entries') return addresses.individual;
  const section = SECTIONS[code];
  return section && mendedIn === 'detail' ? `${addresses.detail}#${section}` : addresses[mendedIn];
}
