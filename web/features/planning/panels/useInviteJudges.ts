import { useTranslation } from 'react-i18next';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatList } from '../../../i18n/formats.ts';
import { showToast } from '../../../ui/toastStore.ts';

/** Asks coaches to judge by mail, and says who could not be asked. */
export function useInviteJudges({ competition, judges }: CompetitionPanels) {
  const { t } = useTranslation('panels');
  return async (coachIds: readonly string[]): Promise<void> => {
    try {
      const { data } = await call('inviteJudges', {
        params: { competitionId: competition.id },
        body: { coachIds: [...coachIds] },
      });
      const names = data.refused.map((id) => judges.find((judge) => judge.id === id)?.name ?? '?');
      if (names.length > 0) showToast(t('judges.refused', { names: formatList(names) }), 'bad');
      else showToast(data.asked > 0 ? t('judges.asked', { count: data.asked }) : t('judges.noneAsked'));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
  };
}
