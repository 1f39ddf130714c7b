import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';

interface WhyButtonProps {
  readonly of: Pick<MyResult, 'name' | 'format' | 'level'>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes why a place is this one; it is named by its skater and event, as pages have several. */
export function WhyButton({ of: { name, format, level }, isOpen, onToggle }: WhyButtonProps) {
  const { t } = useTranslation('myResult');
  const what = t(isOpen ? 'hide' : 'why');
  return (
    <Button
      tone="plain"
      dense
      aria-expanded={isOpen}
      aria-label={t('of', { what, name, event: eventLabel(format, level) })}
      onClick={onToggle}
    >
      {what}
    </Button>
  );
}
