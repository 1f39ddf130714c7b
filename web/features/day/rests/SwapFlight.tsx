import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';

interface SwapFlightProps {
  readonly flightId: string;
  /** The flight after it; null where a swap does not help. */
  readonly swapWith: string | null;
  readonly flightText: (flightId: string) => string;
  readonly competitionId: string;
}

/** Leads to the swap of a flight with the one after it, with what it costs; nothing is changed before that is read. */
export function SwapFlight({ flightId, swapWith, flightText, competitionId }: SwapFlightProps) {
  const { t } = useTranslation('rests');
  if (swapWith === null) return null;
  return (
    <LinkButton dense to={paths.late(competitionId, flightId)}>
      {t('swap', { flight: flightText(swapWith) })}
    </LinkButton>
  );
}
