import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { dashboardLinks } from '../dashboard/index.ts';
import { useUser } from '../../../session/useSession.ts';

const LISTS = { individual: 'skaters', team: 'teams', dance: 'dances' } as const;
const COACHES_LISTS = { individual: 'allSkaters', team: 'allTeams', dance: 'allDances' } as const;

/** The link back to the entry's list, named as in the reader's menu. */
export function useListCrumbs(competitionId: string, kind: EntryKind) {
  const { t } = useTranslation('menu');
  const { role } = useUser();
  const label = role === 'HEAD_COACH' ? COACHES_LISTS[kind] : LISTS[kind];
  return [{ path: dashboardLinks(role, competitionId)[kind], label: t(label) }];
}
