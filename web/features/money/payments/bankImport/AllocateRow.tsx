import { transferReferences } from '../../../../../shared/domain/entering/balance/familyTransfers.ts';
import { useMemo, useState } from 'react';
import type { BankRow } from '../../../../../shared/contract/money/payments/bankRows.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { matchBankRows } from '../../../../../shared/domain/money/bank/matchBankRows.ts';
import { allocationsOf } from '../../../../../shared/domain/entering/balance/allocationsOf.ts';
import { rinkBalances } from '../../../../../shared/domain/money/payments/rinkBalances.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatAmount, formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ComboBox } from '../../../../ui/ComboBox.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Row } from '../../../../ui/Row.tsx';
import { AllocationList } from '../AllocationList.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

interface AllocateRowProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
  readonly row: BankRow;
  readonly onClose: () => void;
}

const NONE = new Set<string>();

/** Allocates what is left of a bank transaction to chosen entries, one by one or a whole rink. */
export function AllocateRow({ competition, entries, row, onClose }: AllocateRowProps) {
  const { t } = useTranslation(['payments', 'common']);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { currency } = competition;
  // A transaction pays an entry once, so entries that already have an allocation are left out.
  const free = entries.filter(({ id }) => !row.shares.some(({ entryId }) => entryId === id));
  const suggestions = useMemo(() => {
    // The import has checked its day.
    const days = { earliest: row.receivedOn, latest: row.receivedOn };
    const [match] = matchBankRows({ rows: [row], entries, currency, known: NONE, days });
    return [...(match?.shares.map(({ entryId }) => entryId) ?? []), ...(match?.suggestions ?? [])];
  }, [row, entries, currency]);
  const rinks = useMemo(
    () => rinkBalances(entries).filter(({ key, open }) => key !== '' && open > 0),
    [entries],
  );
  const shares = allocationsOf(
    row.left,
    chosen.flatMap((id) => free.find((entry) => entry.id === id) ?? []),
  );
  const add = (ids: readonly string[]) => setChosen([...new Set([...chosen, ...ids])].slice(0, 100));
  const record = async () => {
    setProblem(null);
    try {
      const params = { competitionId: competition.id, rowId: row.id };
      await call('assignBankRow', { params, body: { shares } });
      showToast(t('tray.assigned', { amount: formatAmount(row.left, currency) }));
      onClose();
    } catch (thrown) {
      setProblem(errorMessage(thrown) ?? t('failed'));
      void refetchChanged('assignBankRow');
    }
  };
  const textOf = (entry: LedgerEntry) =>
    [entry.name, entry.paymentReference, ...transferReferences(entry)].join(' · ');
  return (
    <Stack gap={4}>
      <p>
        {t('tray.assignText', {
          payer: row.payer ?? t('tray.noText'),
          day: formatDay(row.receivedOn),
          text: row.text ?? t('tray.noText'),
        })}
      </p>
      {suggestions.length > 0 ? (
        <Row gap={2} align="center" role="group" aria-label={t('tray.likely')}>
          <span>{t('tray.likely')}</span>
          {free
            .filter(({ id }) => suggestions.includes(id))
            .map((entry) => (
              <Button key={entry.id} dense onClick={() => add([entry.id])}>
                {entry.name} · {formatAmount(Math.max(0, entry.balance), currency)}
              </Button>
            ))}
        </Row>
      ) : null}
      <ComboBox
        key={`entry ${chosen.length}`}
        label={t('tray.entry')}
        hint={t('tray.entryHint')}
        value=""
        options={free.map((entry) => ({
          value: entry.id,
          label: textOf(entry),
          detail: `${entry.homeIsiRink} · ${formatAmount(Math.max(0, entry.balance), currency)}`,
        }))}
        onChange={(id) => {
          if (id !== '') add([id]);
        }}
        optional
      />
      <ComboBox
        key={`rink ${chosen.length}`}
        label={t('tray.rink')}
        hint={t('tray.rinkHint')}
        value=""
        options={rinks.map(({ key, name, open }) => ({
          value: key,
          label: name,
          detail: formatAmount(open, currency),
        }))}
        onChange={(key) => {
          const rows = rinks.find((rink) => rink.key === key)?.rows ?? [];
          add(rows.filter(({ balance }) => balance > 0).map(({ id }) => id));
        }}
        optional
      />
      <AllocationList
        shares={shares}
        entries={entries}
        currency={currency}
        onRemove={(entryId) => setChosen(chosen.filter((id) => id !== entryId))}
      />
      {problem ? <p role="alert">{problem}</p> : null}
      <Row gap={3} justify="end" wrap={false}>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button
          tone="primary"
          disabledReason={shares.length === 0 ? t('tray.sharesNeeded') : undefined}
          onClick={() => void record()}
        >
          {t('tray.assignSubmit')}
        </Button>
      </Row>
    </Stack>
  );
}
