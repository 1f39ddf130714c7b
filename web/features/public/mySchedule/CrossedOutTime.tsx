import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** The published time of a start that is expected at another one, which stands before it. @param time `HH:MM` or `HH:MM:SS` */
export function CrossedOutTime({ time }: { readonly time: string }) {
  const { t } = useTranslation('mySchedule');
  return (
    <>
      <VisuallyHidden>{t('today.instead', { time: formatTime(time) })}</VisuallyHidden>
      <s aria-hidden="true">{formatTime(time)}</s>
    </>
  );
}
