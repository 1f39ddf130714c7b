import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import type { EditorRole } from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { withdrawalRefund } from '../../../../shared/domain/entering/entries/changes/withdrawalRefund.ts';
import { returnedDiscounts } from '../../../../shared/domain/entering/fees/familyCap.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { RefundPolicy, useReasonField } from '../entries/index.ts';
import styles from './WithdrawDialog.module.css';

/** The parts of an entry and its competition that a withdrawal needs. */
export interface WithdrawableEntry {
  readonly entry: Pick<
    Entry,
    'id' | 'version' | 'name' | 'competitionId' | 'currency' | 'totalPrice' | 'paid' | 'retained' | 'lateFee'
  > & { readonly musicFee?: number | null | undefined };
  readonly competition: Pick<Entry['competition'], 'name' | 'refunds' | 'timeZone'>;
  /** An organiser has to give a reason. */
  readonly by: EditorRole;
}

interface WithdrawDialogProps extends WithdrawableEntry {
  readonly onClose: () => void;
  readonly onDone: (entry: Entry) => void;
}

/** Confirms a withdrawal of the entry as it is given now, with the refund that the policy gives. */
export function WithdrawDialog({ entry, competition, by, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation('entryChanges');
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reason = useReasonField(by === 'organiser');
  const { name, currency, paid } = entry;
  const { retained, refundDue } = withdrawalRefund(entry, competition.refunds, currentTime());
  const withdraw = async () => {
    const given = reason.take();
    if (given === null) return;
    setIsSending(true);
    setRefusal(null);
    try {
      onDone(await sendWithdrawal(entry, by, given));
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
      // The entry given here is then the stored one, so that the next press withdraws what is shown.
      if (isApiError(thrown, 'VersionConflict')) await refetchChanged('withdrawEntry');
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('withdraw.title', { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('withdraw.no')}</Button>
          <Button
            tone="danger"
            onClick={() => {
              if (!isSending) void withdraw();
            }}
          >
            {t('withdraw.yes')}
          </Button>
        </>
      }
    >
      <p>{t('withdraw.text', { name, competition: competition.name })}</p>
      {paid > 0 ? (
        <>
          <dl className={styles.amounts}>
            {(
              [
                ['paid', paid],
                ['refund', refundDue],
                ['kept', retained],
              ] as const
            ).map(([what, amount]) => (
              <Row
                key={what}
                gap={4}
                justify="between"
                wrap={false}
                className={styles.amount}
                data-refund={what === 'refund' || undefined}
              >
                <dt>{t(`withdraw.${what}`)}</dt>
                <dd>{formatAmount(amount, currency)}</dd>
              </Row>
            ))}
          </dl>
          <Text soft size="sm">
            <RefundPolicy {...competition} hasLateFee={entry.lateFee !== null} />
          </Text>
        </>
      ) : (
        <p>{t('withdraw.unpaid')}</p>
      )}
      <FamilyDiscountNote entry={entry} by={by} />
      {reason.field}
      {refusal === null ? null : (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

async function sendWithdrawal(
  { id: entryId, competitionId, version }: WithdrawableEntry['entry'],
  by: EditorRole,
  reason: string,
): Promise<Entry> {
  if (by === 'family') {
    return (await call('withdrawEntry', { params: { entryId }, body: { version } })).data;
  }
  const params = { competitionId, entryId };
  return (await call('withdrawEntryForFamily', { params, body: { version, reason } })).data;
}

interface FamilyDiscountNoteProps {
  readonly entry: WithdrawableEntry['entry'];
  readonly by: EditorRole;
}

/** Tells a family by how much its other entries may rise when it withdraws this one. */
function FamilyDiscountNote({ entry, by }: FamilyDiscountNoteProps) {
  const { t } = useTranslation('entryChanges');
  const enabled = by === 'family';
  const skaters = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'individual' } }), enabled });
  const couples = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'dance' } }), enabled });
  const others = [...(skaters.data ?? []), ...(couples.data ?? [])].filter(
    ({ id, competitionId }) => competitionId === entry.competitionId && id !== entry.id,
  );
  const rise = returnedDiscounts(others, entry.totalPrice);
  return rise > 0 ? (
    <p>{t('withdraw.familyDiscount', { amount: formatAmount(rise, entry.currency) })}</p>
  ) : null;
}
