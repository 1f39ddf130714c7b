import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry, Payment } from '../../../../../shared/contract/entering/payments/payments.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { asDay, asInstant, asMoney, type ExportColumn } from '../../../../table/export/exportValue.ts';
import { ExportMenu } from '../../../../table/ExportMenu.tsx';

interface ReportExportsProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
  readonly payments: readonly Payment[];
}

/** Exports every payment, refund and entry behind the sums. */
export function ReportExports({ competition, entries, payments }: ReportExportsProps) {
  const { t } = useTranslation(['payments', 'entryStates']);
  const { name, timeZone } = competition;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const signed = ({ kind, amount }: Payment) => (kind === 'refund' ? -amount : amount);
  const paymentColumns: ExportColumn<Payment>[] = [
    { heading: t('columns.day'), value: ({ receivedOn }) => asDay(receivedOn) },
    { heading: t('columns.entry'), value: ({ entryId }) => byId.get(entryId)?.name ?? null },
    { heading: t('account.reference'), value: ({ entryId }) => byId.get(entryId)?.paymentReference ?? null },
    { heading: t('columns.method'), value: ({ method }) => t(`methods.${method}`) },
    { heading: t('columns.amount'), value: (payment) => asMoney(signed(payment), payment.currency) },
    { heading: t('columns.reference'), value: ({ reference }) => reference },
    { heading: t('columns.note'), value: ({ note }) => note },
    { heading: t('columns.takenBy'), value: ({ takenBy }) => takenBy.name },
    { heading: t('report.recordedAt'), value: ({ recordedAt }) => asInstant(recordedAt, timeZone) },
  ];
  const amountOf = (heading: string, of: (entry: LedgerEntry) => number) => ({
    heading,
    value: (entry: LedgerEntry) => asMoney(of(entry), entry.currency),
  });
  const entryColumns: ExportColumn<LedgerEntry>[] = [
    { heading: t('columns.entry'), value: (entry) => entry.name },
    { heading: t('columns.kind'), value: ({ kind }) => t(`kinds.${kind}`) },
    { heading: t('columns.rink'), value: ({ homeIsiRink }) => homeIsiRink },
    { heading: t('columns.reference'), value: ({ paymentReference }) => paymentReference },
    { heading: t('columns.state'), value: ({ state }) => t(`entryStates:state.${state}`) },
    amountOf(t('columns.charged'), ({ totalPrice }) => totalPrice),
    amountOf(t('columns.paid'), ({ paid }) => paid),
    amountOf(t('columns.refunded'), ({ refunded }) => refunded),
    amountOf(t('columns.balance'), ({ balance }) => balance),
  ];
  return (
    <>
      <ExportMenu
        label={t('report.exportPayments')}
        source={{
          title: t('report.paymentsTitle', { competition: name }),
          columns: paymentColumns,
          everyRow: () => Promise.resolve(payments),
        }}
      />
      <ExportMenu
        label={t('report.exportEntries')}
        source={{
          title: t('report.entriesTitle', { competition: name }),
          columns: entryColumns,
          everyRow: () => Promise.resolve(entries),
        }}
      />
    </>
  );
}
