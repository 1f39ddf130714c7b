import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { dashboardLinks } from '../dashboard/index.ts';
import { useUser } from '../../session/useSession.ts';

const LISTS = { individual: 'skaters', team: 'teams', dance: 'dances' } as const;
const COACHES_LISTS = { individual: 'allSkaters', team: 'allTeams', dance: 'allDances' } as const;

/** The way back to the list that the entry stands in, as the reader's menu calls it. */
export function useListCrumbs(competitionId: string, kind: EntryKind) {
  const { t } = useTranslation('menu');
  const { role } = useUser();
  const label = role === 'HEAD_COACH' ? COACHES_LISTS[kind] : LISTS[kind];
  return [{ path: dashboardLinks(role, competitionId)[kind], label: t(label) }];
}
