import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { type LastScratch, standingScratch } from './scratches.ts';
import type { StarterStates } from './useStarterState.ts';

interface ScratchUndoProps {
  readonly last: LastScratch;
  readonly runs: DayRuns;
  readonly states: StarterStates;
}

/** Says who was just scratched, with the undo: the row itself may be folded away. */
export function ScratchUndo({ last, runs, states }: ScratchUndoProps) {
  const { t } = useTranslation('checkIn');
  const { dismissScratch, restoreAll } = states;
  const standing = standingScratch(last, runs);
  if (!standing) return null;
  return (
    <Row gap={3} align="center" justify="between" round="panel" background="info" pad={3} padInline={4}>
      <span role="status">{t('justScratched', { name: standing.name, count: standing.count })}</span>
      <Row gap={1} align="center" wrap={false}>
        <Button
          aria-label={t('undoScratch', { name: last.name })}
          onClick={() => void restoreAll(last.scratchId)}
        >
          {t('undo')}
        </Button>
        <Button
          tone="plain"
          dense
          aria-label={t('dismiss')}
          icon={<Icon name="close" small />}
          onClick={dismissScratch}
        />
      </Row>
    </Row>
  );
}
