import { useState } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useWorkspace } from '../workspace.ts';
import type { PlanChoices } from './planProblem.ts';

interface PlanAgainProps {
  readonly onClose: () => void;
  readonly onPlan: (choices: PlanChoices) => void;
}

/** Asks before a new plan takes the place of the schedule, and what of it stays. */
export function PlanAgain({ onClose, onPlan }: PlanAgainProps) {
  const { t } = useTranslation('schedule');
  const { draft, plan } = useWorkspace();
  const [keepsFlights, setKeepsFlights] = useState(true);
  const [keepsPublished, setKeepsPublished] = useState(true);
  const locked = plan.blocks.filter(({ locked: isLocked }) => isLocked).length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('again.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            onClick={() => {
              onClose();
              onPlan({ keepsFlights, keepsPublished });
            }}
          >
            {t('again.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('again.text')}</p>
      <p>{t('again.locked', { count: locked })}</p>
      <CheckboxCard
        title={t('again.flights')}
        detail={t('again.flightsText')}
        checked={keepsFlights}
        onChange={({ target }) => setKeepsFlights(target.checked)}
      />
      {draft.published === null ? null : (
        <CheckboxCard
          title={t('again.published')}
          detail={t('again.publishedText')}
          checked={keepsPublished}
          onChange={({ target }) => setKeepsPublished(target.checked)}
        />
      )}
    </Dialog>
  );
}
