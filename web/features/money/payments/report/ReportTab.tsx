import { useMemo, useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import {
  treasurersReport,
  type MoneyFlow,
} from '../../../../../shared/domain/money/payments/treasurersReport.ts';
import { useEveryPage } from '../../../../api/useEveryPage.ts';
import { currentTime } from '../../../../clock.ts';
import { formatAmount, formatDay, formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Box } from '../../../../ui/Box.tsx';
import styles from './Report.module.css';
import { ReportExports } from './ReportExports.tsx';
import { RinkSums } from './RinkSums.tsx';
import { SumsTable, type SumColumn } from './SumsTable.tsx';

interface ReportTabProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
  /** Refetches the entries. */
  readonly onAgain: () => void;
}

const FLOWS = ['received', 'corrected', 'refunded', 'net'] as const;

/** The treasurer's report: charged, paid and refunded by rink, method and day, with equal totals. */
export function ReportTab({ competition, entries, onAgain }: ReportTabProps) {
  const { t } = useTranslation('payments');
  const { currency, timeZone } = competition;
  const payments = useEveryPage('listCompetitionPayments', { params: { competitionId: competition.id } });
  const [createdAt] = useState(() => currentTime().toISOString());
  const report = useMemo(() => treasurersReport(entries, payments.rows), [entries, payments.rows]);
  if (payments.isError) return <ErrorState title={t('failed')} onRetry={() => void payments.refetch()} />;
  if (payments.isPending) return <Spinner />;
  if (entries.length === 0) return <EmptyState title={t('payments.none')} text={t('payments.noneText')} />;
  const columns: SumColumn<MoneyFlow>[] = FLOWS.map((name) => ({
    heading: t(`columns.${name}`),
    value: (flow) => flow[name],
  }));
  const again = () => {
    onAgain();
    void payments.refetch();
  };
  const amount = formatAmount(report.flow.net, currency);
  return (
    <Stack gap={6}>
      <Row as="header" gap={3} align="end" justify="between" className={styles.head}>
        <div>
          <h2>{t('report.title')}</h2>
          <Text soft size="sm">
            {t('report.made', { when: formatInstant(createdAt, timeZone) })}
          </Text>
        </div>
        <Row gap={2} className={styles.actions}>
          <ReportExports competition={competition} entries={entries} payments={payments.rows} />
          <Button onClick={() => window.print()}>{t('report.print')}</Button>
        </Row>
      </Row>
      <Box
        role="status"
        as="p"
        round="panel"
        background="good"
        pad={3}
        padInline={4}
        tone="good"
        weight="medium"
        className={styles.sum}
        data-differs={report.differing.length > 0 || undefined}
      >
        {report.differing.length === 0
          ? t('report.addsUp', { amount })
          : t('report.differs', { count: report.differing.length })}{' '}
        {report.differing.length > 0 ? (
          <Button dense onClick={again}>
            {t('report.again')}
          </Button>
        ) : null}
      </Box>
      <RinkSums rinks={report.rinks} currency={currency} title={t('report.byRink')} />
      <SumsTable
        title={t('report.byMethod')}
        of={t('columns.method')}
        rows={report.methods}
        keyOf={({ method }) => method}
        nameOf={({ method }) => t(`methods.${method}`)}
        columns={columns}
        currency={currency}
        total={t('report.total')}
      />
      <SumsTable
        title={t('report.byDay')}
        of={t('columns.day')}
        rows={report.days}
        keyOf={({ day }) => day}
        nameOf={({ day }) => formatDay(day)}
        columns={columns}
        currency={currency}
        total={t('report.total')}
      />
      <Text soft size="sm">
        {t('report.explained')}
      </Text>
    </Stack>
  );
}
