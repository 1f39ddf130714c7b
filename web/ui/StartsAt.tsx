import { formatTime } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { CrossedOutTime } from './CrossedOutTime.tsx';

interface StartsAtProps {
  /** `HH:MM`; null for any minute. */
  readonly time: string | null;
  /** Where another time was published. */
  readonly publishedTime: string | null;
  /** It waits for the flight on the ice, which is over its time. */
  readonly isAfterThisFlight?: boolean;
}

/** When something starts as the day goes, with the published time crossed out where that is another one. */
export function StartsAt({ time, publishedTime, isAfterThisFlight = false }: StartsAtProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <strong data-changed={publishedTime !== null || undefined}>
        {isAfterThisFlight ? t('afterThisFlight') : time === null ? t('anyMinute') : formatTime(time)}
      </strong>
      {publishedTime === null ? null : (
        <>
          {' '}
          <CrossedOutTime time={publishedTime} />
        </>
      )}
    </>
  );
}
