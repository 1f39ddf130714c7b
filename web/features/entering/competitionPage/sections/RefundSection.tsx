import { type RefundStep, refundStepAt } from '../../../../../shared/domain/entering/balance/refundDue.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useRefundSentence } from '../../entries/index.ts';
import { usePresent } from '../../../../ui/now.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { PageSection } from './PageSection.tsx';
import { momentOrDay } from './readersTime.ts';
import styles from './RefundSection.module.css';
import type { ShownCompetition } from '../toShownCompetition.ts';
import { Text } from '../../../../ui/Text.tsx';

interface RefundSectionProps {
  readonly competition: Pick<ShownCompetition, 'refunds' | 'refundPolicy' | 'timeZone'>;
  readonly hasLateFees: boolean;
  readonly isAhead: boolean;
}

/** The refund policy's steps and the organiser's text. */
export function RefundSection({ competition, hasLateFees, isAhead }: RefundSectionProps) {
  const { t } = useTranslation(['competitionPage', 'refunds']);
  const { refundPolicy, timeZone } = competition;
  const refunds = competition.refunds ?? [];
  const sentence = useRefundSentence((instant) => momentOrDay(instant, timeZone));
  const now = usePresent((at) => (isAhead ? untilOf(refundStepAt(refunds, at)) : null));
  if (refunds.length === 0 && refundPolicy === null) return null;
  return (
    <PageSection title={t('refund')}>
      {refunds.length > 0 ? (
        <ul role="list" className={styles.steps}>
          {refunds
            .filter(({ percent }) => percent > 0)
            .map((step) => (
              <li key={step.until} className={styles.step}>
                {sentence(step, hasLateFees)}{' '}
                {now === step.until ? <Pill tone="good">{t('refunds.now')}</Pill> : null}
              </li>
            ))}
          <li className={styles.step}>
            {now === '' ? sentence(undefined, hasLateFees) : t('refunds:after')}{' '}
            {now === '' ? <Pill tone="warn">{t('refunds.now')}</Pill> : null}
          </li>
        </ul>
      ) : null}
      {refundPolicy === null ? null : (
        <Text breaks className={styles.words} dir="auto">
          {refundPolicy}
        </Text>
      )}
    </PageSection>
  );
}

/** The end of a step with a refund; '' if there is none. */
const untilOf = (step: RefundStep | undefined) => (step && step.percent > 0 ? step.until : '');
