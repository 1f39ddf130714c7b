import { useTranslation } from 'react-i18next';
import { refundStepAt } from '../../shared/domain/payments/refundDue.ts';
import { usePresent } from '../ui/now.ts';
import { Pill } from '../ui/Pill.tsx';
import { PageSection } from './PageSection.tsx';
import { momentOrDay } from './readersTime.ts';
import styles from './RefundSection.module.css';
import type { ShownCompetition } from './shownCompetition.ts';

interface RefundSectionProps {
  readonly competition: Pick<ShownCompetition, 'refunds' | 'refundPolicy' | 'timeZone'>;
  /** Whether anybody can still withdraw. */
  readonly isAhead: boolean;
}

/** What who withdraws gets back: the steps by which it is reckoned, then what the organiser says in words. */
export function RefundSection({ competition, isAhead }: RefundSectionProps) {
  const { t } = useTranslation('competitionPage');
  const { refundPolicy, timeZone } = competition;
  const refunds = competition.refunds ?? [];
  const now = usePresent((at) => (isAhead ? (refundStepAt(refunds, at)?.until ?? '') : null));
  if (refunds.length === 0 && refundPolicy === null) return null;
  return (
    <PageSection title={t('refund')}>
      {refunds.length > 0 ? (
        <dl className={styles['steps']}>
          {refunds.map(({ until, percent }) => (
            <div key={until} className={styles['step']}>
              <dt>{t('refunds.before', { when: momentOrDay(until, timeZone) })}</dt>
              <dd>
                {t('refunds.back', { percent })}{' '}
                {now === until ? <Pill tone="good">{t('refunds.now')}</Pill> : null}
              </dd>
            </div>
          ))}
          <div className={styles['step']}>
            <dt>{t('refunds.after')}</dt>
            <dd>
              {t('refunds.nothing')} {now === '' ? <Pill tone="warn">{t('refunds.now')}</Pill> : null}
            </dd>
          </div>
        </dl>
      ) : null}
      {refundPolicy === null ? null : (
        <p className={styles['words']} dir="auto">
          {refundPolicy}
        </p>
      )}
    </PageSection>
  );
}
