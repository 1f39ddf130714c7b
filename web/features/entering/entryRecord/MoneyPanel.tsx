import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Fact, PaymentPill } from '../entries/index.ts';
import { RecordPaymentDialog, EntryPayments } from '../entryPayments/index.ts';
import type { EntryRecordActionProps } from './EntryRecordActions.tsx';
import styles from './MoneyPanel.module.css';

interface MoneyPanelProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
}

/** The entry's price, payments, balance and payment reference, and for an organiser the next payment. */
export function MoneyPanel({ record, competition }: MoneyPanelProps) {
  const { t } = useTranslation(['entryRecord', 'payments']);
  const [isPaying, setIsPaying] = useState(false);
  const mayRecord = isOrganiser(useUser().role);
  const { currency, events, lateFee, musicFee = 0, retained, familyDiscount = 0, refunded, balance } = record;
  const amount = (units: number) => formatAmount(units, currency);
  const ofEvents = events.reduce((sum, { price }) => sum + price, 0);
  return (
    <DashboardCard
      title={t('money.title')}
      aside={<PaymentPill state={record.paymentState} balance={record.balance} />}
    >
      <dl>
        <Fact term={t('money.events')} isAmount>
          {amount(ofEvents)}
        </Fact>
        {lateFee ? (
          <Fact
            term={t('money.lateFee', { when: formatInstant(lateFee.from, competition.timeZone) })}
            isAmount
          >
            {amount(lateFee.amount)}
          </Fact>
        ) : null}
        {musicFee > 0 ? (
          <Fact term={t('money.musicFee')} isAmount>
            {amount(musicFee)}
          </Fact>
        ) : null}
        {retained > 0 ? (
          <Fact term={t('money.retained')} isAmount>
            {amount(retained)}
          </Fact>
        ) : null}
        {familyDiscount > 0 ? (
          <Fact term={t('money.familyDiscount')} isAmount>
            {amount(-familyDiscount)}
          </Fact>
        ) : null}
        <Fact term={t('money.total')} isAmount isStrong>
          {amount(record.totalPrice)}
        </Fact>
        <Fact term={t('money.paid')} isAmount>
          {amount(record.paid + refunded)}
        </Fact>
        {refunded > 0 ? (
          <Fact term={t('money.refunded')} isAmount>
            {amount(-refunded)}
          </Fact>
        ) : null}
        <Fact term={t(balance < 0 ? 'money.toRefund' : 'money.toPay')} isAmount isStrong>
          {amount(Math.abs(balance))}
        </Fact>
        <Fact term={t('money.reference')} isAmount>
          <code className={styles.reference}>{record.paymentReference}</code>
        </Fact>
        {record.familyReference === null ? null : (
          <Fact term={t('money.familyReference')} isAmount>
            <code className={styles.reference}>{record.familyReference}</code>
          </Fact>
        )}
      </dl>
      {mayRecord ? (
        <Row gap={2}>
          {balance > 0 ? (
            <Button tone="primary" onClick={() => setIsPaying(true)}>
              {t('payments:account.record')}
            </Button>
          ) : null}
          <EntryPaymentsPanel record={record} competition={competition} />
        </Row>
      ) : null}
      {isPaying ? (
        <RecordPaymentDialog competition={competition} entry={record} onClose={() => setIsPaying(false)} />
      ) : null}
    </DashboardCard>
  );
}

/** Opens the entry's payments and refunds, to record more. */
function EntryPaymentsPanel({ record, competition }: EntryRecordActionProps) {
  const { t } = useTranslation('payments');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('payments.openEntry')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('account.title', { name: record.name })}
      >
        <EntryPayments competition={competition} entryId={record.id} />
      </Dialog>
    </>
  );
}
