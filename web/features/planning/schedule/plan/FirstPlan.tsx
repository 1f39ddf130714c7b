import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { useWorkspace } from '../workspace.ts';
import { problemToPlan } from './planProblem.ts';
import { SeatsAhead } from './SeatsAhead.tsx';
import { SurfaceChoice } from './SurfaceChoice.tsx';
import { useSurfaceChoice } from './useSurfaceChoice.ts';

export interface FirstPlanProps {
  readonly competitionId: string;
  readonly isPlanning: boolean;
  readonly onPlan: (problem: Problem) => void;
  readonly onFiles: () => void;
}

/** Flights that were built before stay. */
const KEPT = { keepsFlights: true, keepsPublished: true, begun: new Set<string>() };

/** What the first plan will lack, the choice of surfaces, and the button that plans. */
export function FirstPlan({ competitionId, isPlanning, onPlan, onFiles }: FirstPlanProps) {
  const { t } = useTranslation('schedule');
  const { problem, draft } = useWorkspace();
  const surfaces = useSurfaceChoice(problem, problem.fixed.blocks);
  const count = problem.programmes.length;
  const plan = () => onPlan(problemToPlan(problem, draft, { ...KEPT, onlySurface: surfaces.chosen }));
  return (
    <>
      <SeatsAhead competitionId={competitionId} />
      {isPlanning ? null : (
        <>
          <SurfaceChoice choice={surfaces} />
          <EmptyState
            drawing="schedule"
            title={t('before.title')}
            text={t('before.text', { count, formatted: formatNumber(count) })}
            action={
              <Row as="span" gap={2} align="center">
                <Button tone="primary" onClick={plan}>
                  {t('before.plan')}
                </Button>
                <Button onClick={onFiles}>{t('files.open')}</Button>
              </Row>
            }
          />
        </>
      )}
    </>
  );
}
