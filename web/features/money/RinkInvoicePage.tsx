import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { moneySums } from '../../../shared/domain/payments/rinkBalances.ts';
import { useEveryPage } from '../../api/useEveryPage.ts';
import { UnknownCompetition } from '../../entries/UnknownCompetition.tsx';
import { useCompetition } from '../../entries/useCompetition.ts';
import { formatDays, formatInstant } from '../../i18n/formats.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import styles from './RinkInvoice.module.css';

/** What the skaters of one home rink cost together, on one paper to be printed or sent. */
export function RinkInvoicePage() {
  const { t } = useTranslation('money');
  const { competition, missing, isPending, isError, retry } = useCompetition();
  const [search] = useSearchParams();
  const rink = search.get('rink') ?? '';
  const isManager = useUser().role === 'MANAGER';
  const money = paths.money(isManager ? undefined : competition?.id, { tab: 'rinks' });
  if (competition && rink !== '') return <Invoice competition={competition} rink={rink} />;
  return (
    <Page title={t('rinks.invoice')} crumbs={[{ path: money, label: t('invoice.crumb') }]}>
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {!isPending && !isError && missing !== 'unknown' ? (
        <EmptyState title={t('invoice.none')} text={t('payments.noneText')} />
      ) : null}
    </Page>
  );
}

interface InvoiceProps {
  readonly competition: Competition;
  /** As `rinkIdentity` says it. */
  readonly rink: string;
}

function Invoice({ competition, rink }: InvoiceProps) {
  const { t } = useTranslation('money');
  const isManager = useUser().role === 'MANAGER';
  const [made] = useState(() => new Date().toISOString());
  const params = { competitionId: competition.id };
  const { rows, ...list } = useEveryPage('listRinkEntries', { params, query: { rink } });
  const name = rows[0]?.homeIsiRink ?? '';
  const money = paths.money(isManager ? undefined : competition.id, { tab: 'rinks' });
  const { name: competitionName, startDate, endDate, timeZone, contactEmail } = competition;
  return (
    <Page
      title={name === '' ? t('rinks.invoice') : t('invoice.title', { rink: name })}
      crumbs={[{ path: money, label: t('invoice.crumb') }]}
      actions={<Button onClick={() => window.print()}>{t('invoice.print')}</Button>}
    >
      {list.isPending ? <Spinner /> : null}
      {list.isError ? <ErrorState title={t('invoice.failed')} onRetry={() => void list.refetch()} /> : null}
      {!list.isPending && !list.isError && rows.length === 0 ? (
        <EmptyState title={t('invoice.none')} text={t('payments.noneText')} />
      ) : null}
      {!list.isPending && rows.length > 0 ? (
        <article className={styles['paper']}>
          <dl className={styles['heads']}>
            <div>
              <dt>{t('invoice.for')}</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>{t('invoice.from')}</dt>
              <dd>
                {competitionName}, {formatDays(startDate, endDate)}
                {contactEmail ? <span className={styles['quiet']}>{contactEmail}</span> : null}
              </dd>
            </div>
          </dl>
          <InvoiceLines rows={rows} sums={moneySums(rows)} currency={competition.currency} />
          {competition.paymentInstructions ? (
            <section>
              <h2>{t('invoice.howToPay')}</h2>
              <p className={styles['lines']}>{competition.paymentInstructions}</p>
            </section>
          ) : null}
          <p className={styles['quiet']}>{t('invoice.references')}</p>
          <p className={styles['quiet']}>{t('report.made', { when: formatInstant(made, timeZone) })}</p>
        </article>
      ) : null}
    </Page>
  );
}
