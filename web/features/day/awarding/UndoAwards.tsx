import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { type AwardedFlight, useAwards } from './useAwards.ts';

/** Takes the awards back that somebody marked by mistake. */
export function UndoAwards(flight: AwardedFlight) {
  const { t } = useTranslation('awarding');
  const { isBusy, send } = useAwards(flight);
  return (
    <Button
      tone="plain"
      dense
      aria-busy={isBusy || undefined}
      aria-label={`${t('undo')}: ${flight.what}`}
      onClick={() => void send('undoAwarded')}
    >
      {t('undo')}
    </Button>
  );
}
