import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type {
  WithdrawalPreview,
  WithdrawnRow,
  WithdrawalOutcome,
} from '../../../../shared/contract/entering/entries/accountWithdrawals.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatAmount, formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Fact, useReasonField } from '../entries/index.ts';
import styles from './WithdrawAccountDialog.module.css';

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
      <Stack gap={4} minContent>
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
          <Row gap={3} align="center" justify="between" className={styles.before}>
            <p>{t('account.undoable', { count: undoable.entries })}</p>
            {undoing(undoable.id, undoable.entries)}
          </Row>
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
      </Stack>
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

interface AccountOutcomeProps {
  readonly outcome: AccountWithdrawalOutcome;
  readonly currency: string;
}

/**
 * The result for each of an account's entries; after an undo, only entries that differ from before have a
 * line.
 */
function AccountOutcome({ outcome: { did, rows }, currency }: AccountOutcomeProps) {
  const { t } = useTranslation('entryRecord');
  const refund = rows.reduce((sum, { refundDue }) => sum + refundDue, 0);
  const count = rows.filter(({ state }) => (state === 'withdrawn') === (did === 'withdraw')).length;
  const lineOf = (row: WithdrawnRow): string | null => {
    const { name, state, waiting, cancelled, refused, priceBefore, totalPrice } = row;
    if (refused !== null) return t(`account.refused.${refused}`, { name });
    if (waiting > 0) return t('account.waiting', { name, count: waiting });
    const [amount, before] = [formatAmount(totalPrice, currency), formatAmount(priceBefore, currency)];
    if (cancelled > 0) return t('account.cancelled', { name, count: cancelled, amount, before });
    if (state === 'withdrawn' || priceBefore === totalPrice) return null;
    return t('account.price', { name, amount, before });
  };
  const lines = did === 'undo' ? rows.map((row) => ({ id: row.id, line: lineOf(row) })) : [];
  return (
    <>
      <p role="status">{t(`account.done.${did}`, { count, amount: formatAmount(refund, currency) })}</p>
      <Stack as="ul" gap={2} minContent className={styles.lines}>
        {lines.map(({ id, line }) => (line === null ? null : <li key={id}>{line}</li>))}
      </Stack>
    </>
  );
}

interface Progress {
  readonly doing: 'withdraw' | 'undo';
  readonly done: number;
  readonly all: number;
}

interface AccountWithdrawalOutcome {
  readonly did: 'withdraw' | 'undo';
  readonly id: string;
  readonly rows: readonly WithdrawnRow[];
}

type Refusals = Readonly<Record<string, WithdrawnRow['refused']>>;

/**
 * Withdraws an account's entries or undoes that, in as many calls as it takes. After a failure the same
 * action continues: the id stays the same while the dialog is open.
 */
function useAccountWithdrawal(params: { readonly competitionId: string; readonly accountId: string }) {
  const [newId] = useState(() => crypto.randomUUID());
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<AccountWithdrawalOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const run = async (
    doing: Progress['doing'],
    id: string,
    all: number,
    next: (refused: Refusals) => Promise<WithdrawalOutcome>,
  ) => {
    setRefusal(null);
    setProgress({ doing, done: 0, all });
    let refused: Refusals = {};
    try {
      for (let left = 1, rows: readonly WithdrawnRow[] = []; left > 0;) {
        ({ left, rows } = await next(refused));
        refused = { ...refused, ...refusalsOf(rows) };
        setProgress({ doing, done: Math.max(0, all - left), all: Math.max(all, left) });
        if (left === 0) setOutcome({ did: doing, id, rows: withRefusals(rows, refused) });
      }
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
    } finally {
      setProgress(null);
      void refetchChanged('withdrawAccountEntries');
    }
  };

  return {
    progress,
    outcome,
    refusal,
    withdraw: (reason: string, all: number) =>
      run('withdraw', newId, all, async () => {
        const body = { id: newId, reason };
        return (await call('withdrawAccountEntries', { params, body, background: true })).data;
      }),
    undo: (withdrawalId: string, all: number) =>
      run('undo', withdrawalId, all, async (refused) => {
        const body = { refused: Object.keys(refused) };
        const sent = { params: { ...params, withdrawalId }, body, background: true };
        return (await call('undoWithdrawAccountEntries', sent)).data;
      }),
  };
}

const refusalsOf = (rows: readonly WithdrawnRow[]): Refusals =>
  Object.fromEntries(rows.flatMap(({ id, refused }) => (refused === null ? [] : [[id, refused]])));

const withRefusals = (rows: readonly WithdrawnRow[], refused: Refusals) =>
  rows.map((row) => ({ ...row, refused: refused[row.id] ?? null }));
