import { useState } from 'react';
import type { CompetitionPanels, ListedJudge } from '../../../../shared/contract/planning/panels.ts';
import type { SeatChange } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';

/** What was changed when a judge left, with the judge as before. */
export interface LeftJudge {
  readonly judge: ListedJudge;
  readonly changes: readonly SeatChange[];
  /** What happened, for the bar with the undo. */
  readonly text: string;
}

/** Gives a judge who stays after all the seats back that others have or that are open. */
export function useUndoLeaving({ competition, generation, judges }: CompetitionPanels) {
  const { t } = useTranslation('panels');
  const [left, setLeft] = useState<LeftJudge | null>(null);
  const params = { competitionId: competition.id };

  const giveBack = async ({ judge: { id, name, state, available }, changes }: LeftJudge) => {
    const now = judges.find((one) => one.id === id);
    // Who has declined may take no seat. Whoever was never asked sat there all the same.
    if (now?.state === 'declined')
      await call('updateJudge', {
        params: { ...params, coachId: id },
        body: { state: state ?? 'accepted', available, version: now.version },
      });
    const back = changes.map(({ panelId, seat, before, coachId }) => ({
      panelId,
      seat,
      before: coachId,
      coachId: before,
    }));
    await call('updatePanels', { params, body: { generation, changes: back, reason: t('leaves.stays') } });
    setLeft(null);
    showToast(t('leaves.undone', { name }));
  };
  const undo = async () => {
    if (!left) return;
    try {
      await giveBack(left);
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('updatePanels');
    }
  };
  return { left, setLeft, undo };
}
