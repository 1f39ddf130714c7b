import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';

type Changes = DataOf<'fillPanels'>['changes'];

/** Fills open seats by the rules, with an undo. */
export function useFillPanels({ competition, generation }: CompetitionPanels) {
  const { t } = useTranslation('panels');
  const [filled, setFilled] = useState<Changes | null>(null);
  const [isFilling, setIsFilling] = useState(false);
  const params = { competitionId: competition.id };

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('updatePanels');
    }
  };
  const fill = async () => {
    if (isFilling) return;
    setIsFilling(true);
    await attempt(async () => {
      const { data } = await call('fillPanels', { params, body: { generation } });
      setFilled(data.changes.length > 0 ? data.changes : null);
      if (data.changes.length === 0) showToast(t('noneFilled'), 'info');
    });
    setIsFilling(false);
  };
  const undo = () =>
    attempt(async () => {
      const changes = (filled ?? []).map(({ panelId, seat, coachId }) => ({
        panelId,
        seat,
        before: coachId,
        coachId: null,
      }));
      await call('updatePanels', { params, body: { generation, changes } });
      setFilled(null);
      showToast(t('unfilled'));
    });
  return { fill, filled, undo, dismiss: () => setFilled(null), isFilling };
}
