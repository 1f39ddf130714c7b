import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { takeInWalkOns } from '../blocks/takeInWalkOns.ts';
import { useWords } from '../useWords.ts';
import { useWorkspace } from '../workspace.ts';
import { useWalkOnsToCome } from './useWalkOnsToCome.ts';

/** Gives a flight the minutes of its walk-ons. */
export function WalkOnTime({ flightId }: { readonly flightId: string }) {
  const { t } = useTranslation('schedule');
  const { problem, store, sayFault } = useWorkspace();
  const words = useWords();
  const walkOns = useWalkOnsToCome()(flightId);
  if (walkOns.length === 0) return null;
  const takeIn = () => {
    const reason = t('walkOns.reason');
    const at = currentTime().toISOString();
    const fault = store.edit(takeInWalkOns(problem, { flightId, walkOns, at, reason }), reason);
    sayFault(fault);
    if (fault === null) showToast(t('walkOns.done', { flight: words.flight(flightId) }));
  };
  return (
    <Stack gap={2} minContent size="sm" align="start">
      <p>{t('walkOns.text', { count: walkOns.length })}</p>
      <Button dense onClick={takeIn}>
        {t('walkOns.takeIn')}
      </Button>
    </Stack>
  );
}
