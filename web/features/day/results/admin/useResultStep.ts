import type { ListedFlight } from '../../../../../shared/contract/day/results/results.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { showToast } from '../../../../ui/toastStore.ts';

const STEPS = {
  post: 'postResult',
  hold: 'holdResult',
  release: 'releaseResult',
} as const;

/** Awards ask first: they have a button of their own. */
export type ResultStep = keyof typeof STEPS | 'award';

/** The steps that a flight's result can take now, the usual one first. */
export function stepsOf({ result, state }: Pick<ListedFlight, 'result' | 'state'>): readonly ResultStep[] {
  if (!result || state === 'final') return [];
  if (result.awarded) return [];
  if (result.posted) return ['award'];
  return result.isHeldUntilAwards ? ['award', 'release'] : ['post', 'hold'];
}

/** Takes a step of a result and says what became of it. */
export function useResultStep(competitionId: string) {
  const { t } = useTranslation('flightResults');
  const fasterText = (thrown: unknown): string | null => {
    if (!isApiError(thrown) || thrown.by === null) return null;
    if (thrown.code === 'ResultPosted') return t('alreadyPosted', { name: thrown.by });
    return thrown.code === 'ResultHeld' ? t('alreadyHeld', { name: thrown.by }) : null;
  };
  return async (flight: ListedFlight, step: keyof typeof STEPS): Promise<void> => {
    try {
      await call(STEPS[step], {
        params: { competitionId, flightId: flight.id },
        body: { version: flight.result?.version ?? 0 },
      });
      showToast(t(`done.${step}`));
    } catch (thrown) {
      // Somebody else was faster: the card says what is true now, and not only at its next look.
      if (isApiError(thrown) && thrown.status === 409) await refetchChanged(STEPS[step]);
      const [first] = isApiError(thrown) ? thrown.errors : [];
      const text = fasterText(thrown) ?? first?.message ?? errorMessage(thrown) ?? String(thrown);
      showToast(text, 'bad');
    }
  };
}
