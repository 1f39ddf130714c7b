import type { Live, LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { timesOf } from './liveView.ts';

interface ComingFromProps {
  readonly block: LiveBlock;
  readonly live: Pick<Live, 'shortRests' | 'surfaces'>;
  readonly className: string | undefined;
}

/** Who of a flight skates on another surface so late that the announcer has to wait. */
export function ComingFrom({ block, live: { shortRests, surfaces }, className }: ComingFromProps) {
  const { t } = useTranslation('live');
  return shortRests
    .filter(({ toFlightId }) => toFlightId === block.flight?.id)
    .map(({ fromFlightId, skaters }) => {
      const surface = surfaces.find(({ blocks }) => blocks.some(({ flight }) => flight?.id === fromFlightId));
      const before = surface?.blocks.find(({ flight }) => flight?.id === fromFlightId);
      if (!surface || !before) return null;
      const count = skaters.length;
      const isNamed = skaters.every((name) => name !== '');
      const words = {
        who: isNamed ? formatList(skaters) : t('comingFrom.skaters', { count }),
        surface: surface.name,
        time: formatTime(timesOf(before).time),
        count,
      };
      return (
        <p key={fromFlightId} className={className}>
          {before.state === 'done' ? t('comingFrom.from', words) : t('comingFrom.also', words)}
        </p>
      );
    });
}
