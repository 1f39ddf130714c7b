import { formatTime } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The published time of what is expected at another one, which stands before it. @param time `HH:MM` or `HH:MM:SS` */
export function CrossedOutTime({ time }: { readonly time: string }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <VisuallyHidden>{t('plannedTime', { time: formatTime(time) })}</VisuallyHidden>
      <s aria-hidden="true">{formatTime(time)}</s>
    </>
  );
}
