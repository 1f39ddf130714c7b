import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Families, coaches and judges who get a mail. */
export const mailedReaders = ({ touched }: ScheduleDifference) =>
  touched.filter(({ moves }) => moves.some(({ isAnnounced }) => isAnnounced));

/** How many mails the next version sends. */
export function DifferenceSummary({ difference }: { readonly difference: ScheduleDifference }) {
  const { t } = useTranslation('publishing');
  const { version, isPublished } = difference;
  const mailed = mailedReaders(difference);
  const count = (to: string) => mailed.filter((one) => one.to === to).length;
  if (isPublished) return <p>{t('difference.published', { version })}</p>;
  if (mailed.length === 0) return <p>{t('difference.nobody')}</p>;
  const isFamily = ({ to }: ScheduleDifference['touched'][number]) => to === 'family';
  const unmailed = difference.touched.filter(isFamily).length - mailed.filter(isFamily).length;
  return (
    <p>
      {t(version === 0 ? 'difference.first' : 'difference.changed', {
        families: t('difference.families', { count: count('family') }),
        coaches: t('difference.coaches', { count: count('coach') }),
      })}
      {unmailed > 0 ? ` ${t('difference.unmailed', { count: unmailed })}` : null}
    </p>
  );
}
