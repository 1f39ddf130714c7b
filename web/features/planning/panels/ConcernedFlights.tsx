import type { ListedPanel } from '../../../../shared/contract/planning/panels.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { begunBySeat, flightsToCome } from './begunSeats.ts';
import { panelClock } from './clock.ts';

interface ConcernedFlightsProps {
  readonly panel: ListedPanel;
  /** Of the seat. */
  readonly index: number;
}

/** Which flights a change of a seat concerns on a running day, and who stays with the others. */
export function ConcernedFlights({ panel, index }: ConcernedFlightsProps) {
  const { t } = useTranslation('panels');
  if (panel.begun.length === 0) return null;
  const toCome = flightsToCome(panel);
  const [next] = toCome;
  const stays = begunBySeat(panel, index).map(({ name, count }) =>
    name === null ? t('begun.staysOpen', { count }) : t('begun.stays', { count, name }),
  );
  const concerns = next
    ? t('begun.toCome', { count: toCome.length, time: panelClock(next.start) })
    : t('begun.none');
  return (
    <Box as="p" round="control" background="info" pad={3} padInline={4}>
      {[concerns, ...stays, ...(next ? [t('begun.publish')] : [])].join(' ')}
    </Box>
  );
}
