import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import type { StarterStates } from './useStarterState.ts';

/** Says who was just scratched, with the undo: the row itself may be folded away. */
export function ScratchUndo({ states }: { readonly states: StarterStates }) {
  const { t } = useTranslation('checkIn');
  const { lastScratch: last, dismissScratch, restoreAll } = states;
  if (!last) return null;
  return (
    <Row gap={3} align="center" justify="between" round="panel" background="info" pad={3} padInline={4}>
      <span role="status">{t('justScratched', { name: last.name, count: last.count })}</span>
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
