import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { formatAmount, formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { moneyStatus } from '../pay/moneyStatus.ts';
import type { ChangeNotice } from './changeNotice.ts';
import styles from './Message.module.css';

interface ChangedMessageProps {
  readonly notice: ChangeNotice;
  readonly entry: Entry;
}

/** After a change: what it did, and what is to pay now. */
export function ChangedMessage({ notice, entry }: ChangedMessageProps) {
  const { t } = useTranslation('entryPage');
  const status = moneyStatus(entry);
  const sentences = (['removed', 'added', 'waiting'] as const).flatMap((what) =>
    notice[what].length === 0
      ? []
      : t(`changed.${what}`, { count: notice[what].length, events: formatList(notice[what]) }),
  );
  const amount = formatAmount(Math.abs(entry.balance), entry.currency, true);
  return (
    <Row
      role="status"
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
      data-tone="good"
    >
      <Icon name="check" small />
      <span>
        <strong>{t('changed.title')}</strong>{' '}
        {[...sentences, status === 'later' || status === 'refunded' ? '' : t(`changed.${status}`, { amount })]
          .filter(Boolean)
          .join(' ')}
      </span>
    </Row>
  );
}
