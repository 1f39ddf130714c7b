import { transferReferences } from '../../../../../shared/domain/entering/balance/familyTransfers.ts';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { localRows } from '../../../../table/localList.ts';
import { toTableList } from '../../../../table/toTableList.ts';
import { paths } from '../../../../paths.ts';
import { EntryPayments, RecordPaymentDialog } from '../../../entering/entryPayments/index.ts';
import { DataTable } from '../../../../table/DataTable.tsx';
import { useTableQuery } from '../../../../table/useTableQuery.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useChangeSearch } from '../../../../ui/useChangeSearch.ts';
import { ledgerColumns, LEDGER_SORT_KEYS, BALANCE_STATUSES, balanceStatusOf } from './ledgerColumns.tsx';
import type { PaymentLedger } from './useLedger.ts';

interface LedgerTabProps {
  readonly competition: Competition;
  readonly ledger: PaymentLedger;
}

const FILTERS = ['standing'];
/** The address parameter of the entry whose payments are open. */
const ENTRY = 'entry';
const PAGE = 50;

/** Finds an entry by name, reference or rink, to record its payments. */
export function LedgerTab({ competition, ledger }: LedgerTabProps) {
  const { t } = useTranslation(['payments', 'entryStates']);
  const query = useTableQuery(FILTERS, 'name');
  const [address] = useSearchParams();
  const changeSearch = useChangeSearch();
  const [shown, setShown] = useState(PAGE);
  const [paying, setPaying] = useState<LedgerEntry | null>(null);
  const rows = useMemo(
    () =>
      localRows(
        ledger.entries,
        query,
        (entry) => {
          const references = [entry.paymentReference, ...transferReferences(entry)];
          return [entry.name, entry.homeIsiRink, ...references.flatMap(spellings)].join(' ');
        },
        LEDGER_SORT_KEYS,
        { standing: balanceStatusOf },
      ),
    [ledger.entries, query],
  );
  const columns = useMemo(() => ledgerColumns(t), [t]);
  const open = ledger.entries.find(({ id }) => id === address.get(ENTRY));
  const show = (entryId: string | null) => changeSearch({ [ENTRY]: entryId }, { preventScrollReset: true });
  const linkTo = ({ id }: LedgerEntry) => `?${withEntry(address, id)}`;
  return (
    <>
      <DataTable
        label={t('payments.caption', { competition: competition.name })}
        list={{
          ...toTableList(ledger, rows.slice(0, shown)),
          total: rows.length,
          hasNextPage: rows.length > shown,
          fetchNextPage: () => setShown(shown + PAGE),
          everyRow: () => Promise.resolve(rows),
        }}
        rowKey={({ id }) => id}
        name={{
          id: 'name',
          heading: t('columns.entry'),
          text: ({ name }) => name,
          to: linkTo,
          detail: ({ kind }) => t(`kinds.${kind}`),
          sortable: true,
          alsoExported: [{ heading: t('columns.kind'), value: ({ kind }) => t(`kinds.${kind}`) }],
        }}
        columns={columns}
        query={query}
        searchLabel={t('payments.search')}
        filters={[
          {
            name: 'standing',
            label: t('payments.standing'),
            options: BALANCE_STATUSES.map((value) => ({ value, label: t(`payments.standings.${value}`) })),
          },
        ]}
        rowActions={(entry) => [
          ...(entry.balance < 0
            ? [{ id: 'refund', label: t('payments.refund'), onAction: () => show(entry.id) }]
            : [{ id: 'record', label: t('payments.record'), onAction: () => setPaying(entry) }]),
          { id: 'open', label: t('payments.openEntry'), onAction: () => show(entry.id) },
          { id: 'entry', label: t('account.wholeRecord'), href: paths.entryRecord(competition.id, entry.id) },
        ]}
        nothingYet={{ title: t('payments.none'), text: t('payments.noneText') }}
      />
      {paying ? (
        <RecordPaymentDialog competition={competition} entry={paying} onClose={() => setPaying(null)} />
      ) : null}
      <Dialog
        isOpen={open !== undefined}
        onClose={() => show(null)}
        title={t('account.title', { name: open?.name ?? '' })}
      >
        {open ? (
          <>
            <EntryPayments key={open.id} competition={competition} entryId={open.id} />
            <p>
              <Link to={paths.entryRecord(competition.id, open.id)}>{t('account.wholeRecord')}</Link>
            </p>
          </>
        ) : null}
      </Dialog>
    </>
  );
}

/** A reference with its hyphen and without, as people type it. */
const spellings = (reference: string | null) =>
  reference === null ? [] : [reference, reference.replace('-', '')];

function withEntry(address: URLSearchParams, entryId: string): string {
  const next = new URLSearchParams(address);
  next.set(ENTRY, entryId);
  return next.toString();
}
