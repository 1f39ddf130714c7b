import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { moneyStatus } from '../pay/moneyStatus.ts';
import { PayEntry } from '../pay/PayEntry.tsx';
import styles from './Message.module.css';

/** The family's next step with the entry's money: pay, wait for a refund or for a place, or none. */
export function DueNow({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const status = moneyStatus(entry);
  if (status === 'due') return <PayEntry entry={entry} />;
  if (status !== 'refundDue' && status !== 'later') return null;
  const amount = formatAmount(Math.abs(entry.balance), entry.currency, true);
  return (
    <Row
      as="p"
      gap={2}
      align="start"
      wrap={false}
      breaks
      round="panel"
      background="info"
      pad={3}
      padInline={4}
      tone="info"
      className={styles.message}
    >
      <Icon name="alert" small />
      <span>{t(`due.${status}`, { amount })}</span>
    </Row>
  );
}
