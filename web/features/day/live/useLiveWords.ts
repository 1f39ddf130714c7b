import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { SpokenLines } from '../../../ui/SpokenChanges.tsx';
import { liveEventNames } from './liveView.ts';

/** A delay is read out again once it has changed by so many minutes. */
const STEP_MINUTES = 5;

/** What a screen reader is told of the day when it changes: flights that begin or are held, and delays. */
export function useLiveWords(live: Live): SpokenLines {
  const { t } = useTranslation('live');
  const names = liveEventNames(live);
  const lines = live.surfaces.flatMap(({ id, name: surface, now, blocks, delayMinutes }) => {
    const block = now === null ? undefined : blocks[now];
    const flightOf = ({ flight, title }: (typeof blocks)[number]) =>
      flight === null
        ? (title ?? '')
        : [names.get(flight.eventId)?.label, flight.part.of > 1 ? t('part', flight.part) : '']
            .filter(Boolean)
            .join(', ');
    const late = Math.floor(delayMinutes / STEP_MINUTES) * STEP_MINUTES;
    return [
      [`${id} now`, block?.flight ? t('said.now', { surface, flight: flightOf(block) }) : ''] as const,
      [
        `${id} delay`,
        late > 0 ? t('said.late', { surface, count: late }) : late < 0 ? '' : t('said.onTime', { surface }),
      ] as const,
      ...blocks.flatMap((one) =>
        one.heldUntil === undefined
          ? []
          : [
              [
                `${id} ${one.start} held`,
                t('said.held', { surface, flight: flightOf(one), time: formatTime(one.heldUntil) }),
              ] as const,
            ],
      ),
    ];
  });
  return new Map(lines);
}
