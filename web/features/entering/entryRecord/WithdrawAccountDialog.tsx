import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WithdrawalPreview } from '../../../../shared/contract/entering/entries/accountWithdrawals.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import { Fact, useReasonField } from '../entries/index.ts';
import { formatAmount, formatNumber } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { AccountOutcome } from './AccountOutcome.tsx';
import styles from './WithdrawAccountDialog.module.css';
import { useAccountWithdrawal } from './useAccountWithdrawal.ts';

interface WithdrawAccountDialogProps {
  readonly account: { readonly id: string; readonly name: string };
  readonly competition: Competition;
  readonly onClose: () => void;
}

/** Withdraws all entries of an account in one step: confirmation, progress, result and undo. */
export function WithdrawAccountDialog({ account, competition, onClose }: WithdrawAccountDialogProps) {
  const { t } = useTranslation('entryRecord');
  const params = { competitionId: competition.id, accountId: account.id };
  const preview = useQuery(requestQuery('previewWithdrawAccountEntries', { params }));
  const { progress, outcome, refusal, withdraw, undo } = useAccountWithdrawal(params);
  const reason = useReasonField(true);
  const { entries = 0, undoable = null } = preview.data ?? {};
  const isAsking = progress === null && outcome === null && preview.data !== undefined;
  const start = () => {
    const given = reason.take();
    if (given !== null) void withdraw(given, entries);
  };
  const close = () => {
    if (progress === null) onClose();
  };
  const undoing = (id: string, all: number) => (
    <Button onClick={() => void undo(id, all)}>{t('account.undo')}</Button>
  );
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('account.title', { name: account.name })}
      actions={
        progress === null ? (
          <>
            {outcome?.did === 'withdraw' ? undoing(outcome.id, outcome.rows.length) : null}
            <Button onClick={close}>{t(isAsking && entries > 0 ? 'account.no' : 'account.close')}</Button>
            {isAsking && entries > 0 ? (
              <Button tone="danger" onClick={start}>
                {t('account.yes')}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <div className={styles.content}>
        {preview.isPending ? <Spinner /> : null}
        {preview.isError ? (
          <ErrorState title={t('account.failed')} onRetry={() => void preview.refetch()} />
        ) : null}
        {isAsking && entries === 0 ? <p>{t('account.none', { competition: competition.name })}</p> : null}
        {isAsking && entries > 0 ? (
          <>
            <p>{t('account.text', { competition: competition.name })}</p>
            <AccountAmounts preview={preview.data} />
            {reason.field}
          </>
        ) : null}
        {isAsking && undoable ? (
          <div className={styles.before}>
            <p>{t('account.undoable', { count: undoable.entries })}</p>
            {undoing(undoable.id, undoable.entries)}
          </div>
        ) : null}
        {progress ? (
          <ProgressBar
            label={t(`account.working.${progress.doing}`)}
            done={progress.done}
            all={progress.all}
          />
        ) : null}
        {progress === null && outcome ? (
          <AccountOutcome outcome={outcome} currency={competition.currency} />
        ) : null}
        {refusal === null ? null : (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** The sums of withdrawing all entries of an account. */
function AccountAmounts({ preview }: { readonly preview: WithdrawalPreview }) {
  const { t } = useTranslation('entryRecord');
  const { entries, events, paid, refundDue, currency } = preview;
  return (
    <dl>
      <Fact isAmount term={t('account.entries')}>
        {formatNumber(entries)}
      </Fact>
      <Fact isAmount term={t('account.events')}>
        {formatNumber(events)}
      </Fact>
      <Fact isAmount term={t('account.paid')}>
        {formatAmount(paid, currency)}
      </Fact>
      <Fact isAmount isStrong term={t('account.refund')}>
        {formatAmount(refundDue, currency)}
      </Fact>
    </dl>
  );
}
