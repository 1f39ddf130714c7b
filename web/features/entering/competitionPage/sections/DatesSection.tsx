import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { usePresent } from '../../../../ui/now.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { CalendarLink } from '../CalendarLink.tsx';
import styles from './DatesSection.module.css';
import { DateTitle, DateValue } from './KeyDateText.tsx';
import { isPast, keyDates } from './keyDates.ts';
import { PageSection } from './PageSection.tsx';
import { zoneName } from './readersTime.ts';
import { Today } from './Today.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';

interface DatesSectionProps {
  readonly competition: ShownCompetition;
  readonly lateFees: readonly LateFee[];
  readonly isPreview: boolean;
}

/** Dates from the opening of registration to the last day; today stands among them as a point of its own. */
export function DatesSection({ competition, lateFees, isPreview }: DatesSectionProps) {
  const { t } = useTranslation('competitionPage');
  const { timeZone, currency } = competition;
  const dates = keyDates(competition, lateFees);
  // One letter per date, so that the list renders only when a date passes.
  const passed = usePresent((now) => dates.map((date) => (isPast(date, timeZone, now) ? 'x' : '.')).join(''));
  const next = passed.indexOf('.');
  if (dates.length === 0) {
    return (
      <PageSection card title={t('dates.title')}>
        <p>{t('dates.missing')}</p>
      </PageSection>
    );
  }
  return (
    <PageSection card title={t('dates.title')}>
      <ol role="list" className={styles.dates}>
        {dates.map((date, index) => (
          <Fragment key={`${date.kind} ${index}`}>
            {index === next ? <Today competition={competition} lateFees={lateFees} /> : null}
            <li className={styles.date} data-over={passed[index] === 'x' || undefined}>
              <span className={styles.mark} aria-hidden="true">
                {passed[index] === 'x' ? <Icon name="check" small /> : null}
              </span>
              <div className={styles.words}>
                <p className={styles.what}>
                  <DateTitle date={date} currency={currency} />
                  {passed[index] === 'x' ? <VisuallyHidden>{`, ${t('dates.over')}`}</VisuallyHidden> : null}
                </p>
                <DateValue date={date} timeZone={timeZone} isOver={passed[index] === 'x'} />
              </div>
            </li>
          </Fragment>
        ))}
      </ol>
      <p className={styles.note}>{t('dates.note', { zone: zoneName(timeZone) })}</p>
      {isPreview ? null : <CalendarLink competitionId={competition.id} />}
    </PageSection>
  );
}
