import { useMemo, useState } from 'react';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { onOneSurface } from '../../../../../shared/domain/planning/surfaces/surfaceChoice.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useWorkspace } from '../workspace.ts';
import { problemToPlan } from './planProblem.ts';
import { SurfaceChoice } from './SurfaceChoice.tsx';
import { useSurfaceChoice } from './useSurfaceChoice.ts';

interface PlanAgainProps {
  readonly onClose: () => void;
  readonly onPlan: (problem: Problem) => void;
}

/** Asks before a new plan takes the place of the schedule, and what of it stays. */
export function PlanAgain({ onClose, onPlan }: PlanAgainProps) {
  const { t } = useTranslation('schedule');
  const { problem, draft, plan, begun } = useWorkspace();
  const [keepsFlights, setKeepsFlights] = useState(true);
  const [keepsPublished, setKeepsPublished] = useState(true);
  const kept = useMemo(
    () =>
      problemToPlan(problem, draft, {
        keepsFlights,
        keepsPublished,
        begun: new Set(begun.keys()),
        onlySurface: null,
      }),
    [problem, draft, keepsFlights, keepsPublished, begun],
  );
  const surfaces = useSurfaceChoice(kept, problem.fixed.blocks);
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
              onPlan(surfaces.chosen === null ? kept : onOneSurface(kept, surfaces.chosen));
            }}
          >
            {t('again.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('again.text')}</p>
      <p>{t('again.locked', { count: locked })}</p>
      {begun.size > 0 ? <p>{t('again.begun', { count: begun.size })}</p> : null}
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
      <SurfaceChoice choice={surfaces} />
    </Dialog>
  );
}
