import { DEFAULT_MOVES } from '../../../../../shared/domain/planning/planMoves.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { useDuration } from '../../ice/index.ts';
import type { PlanningProgress } from './usePlanning.ts';

interface PlanningPanelProps {
  readonly progress: PlanningProgress;
  readonly onStop: () => void;
}

/** How far the planner is, and how good its best plan is so far. */
export function PlanningPanel({ progress, onStop }: PlanningPanelProps) {
  const { t } = useTranslation('schedule');
  const duration = useDuration();
  const { moves, best, isStopping } = progress;
  const [hard = 0, late = 0, medium = 0] = best ?? [];
  return (
    <Stack
      as="section"
      gap={3}
      minContent
      frame="panel"
      pad={4}
      padInline={5}
      aria-label={t('planning.label')}
    >
      <ProgressBar label={t('planning.label')} done={moves} all={DEFAULT_MOVES} />
      <Row gap={3} align="center" justify="between">
        <Text soft size="sm" role="status">
          {isStopping
            ? t('planning.stopping')
            : best
              ? [
                  t('score.hard', { count: hard }),
                  late === 0 ? t('score.notLate') : t('score.late', { time: duration(late) }),
                  medium === 0 ? t('score.noMedium') : t('score.medium', { time: duration(medium * 60) }),
                ].join(' · ')
              : t('planning.begins')}
        </Text>
        <Button dense disabledReason={isStopping ? t('planning.stopping') : undefined} onClick={onStop}>
          {t('planning.stop')}
        </Button>
      </Row>
    </Stack>
  );
}
