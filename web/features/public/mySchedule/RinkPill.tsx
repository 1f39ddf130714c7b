import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { StartsAt } from '../../../ui/StartsAt.tsx';
import type { RinkStatus } from './rinkStatus.ts';
import type { RinkStartNow } from './useRinkStarts.ts';

const TONES = {
  checkedIn: 'good',
  now: 'accent',
  scratched: 'neutral',
  noShow: 'neutral',
  skated: 'neutral',
  posted: 'good',
} as const satisfies Record<Exclude<RinkStatus, 'toCome'>, string>;

interface OfStart {
  readonly start: Pick<RinkStartNow, 'status' | 'isToday' | 'result' | 'times' | 'published'>;
}

interface RinkPillProps extends OfStart {
  /** Should be at the rink by now. */
  readonly isMissing?: boolean;
}

/** What the day has made of a start of the rink, and whom the desk still waits for; nothing of another day's to come. */
export function RinkPill({ start: { status, isToday, result }, isMissing = false }: RinkPillProps) {
  const { t } = useTranslation('rinkDay');
  if (isMissing) return <Pill tone="warn">{t('status.toCome')}</Pill>;
  if (status === 'toCome') return isToday ? <Pill tone="neutral">{t('status.toCome')}</Pill> : null;
  const place = result?.place ?? null;
  return (
    <Pill tone={TONES[status]}>
      {status === 'posted' && place !== null ? t('place', { place }) : t(`status.${status}`)}
    </Pill>
  );
}

/** When a start is expected, or that it waits for the flight on the ice, and when it was published; struck where it is not skated. */
export function RinkTime({ start: { status, times, published } }: OfStart) {
  if (status === 'scratched' || status === 'noShow') return <CrossedOutTime time={published.start} />;
  return <StartsAt {...times} />;
}
