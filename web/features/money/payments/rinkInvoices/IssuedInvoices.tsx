import { Link } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { InvoiceHead } from '../../../../../shared/contract/money/documents/invoices.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { addressOf } from '../../../../api/client.ts';
import { usePages } from '../../../../api/usePages.ts';
import { formatAmount, formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Box } from '../../../../ui/Box.tsx';
import styles from '../report/SumsTable.module.css';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import amounts from '../amountTable.module.css';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** A competition's invoices, the newest first, with those that replaced them. */
export function IssuedInvoices({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('payments');
  const { rows, ...list } = usePages('listInvoices', { params: { competitionId: competition.id } });
  if (list.isError) return <ErrorState title={t('issued.failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Spinner />;
  return (
    <>
      <Box frame="panel">
        <table className={joinClasses(amounts.table, styles.table)}>
          <caption>{t('issued.title')}</caption>
          <VisuallyHidden as="thead" on="tablet">
            <tr>
              <th scope="col">{t('issued.number')}</th>
              <th scope="col">{t('columns.rink')}</th>
              <th scope="col">{t('issued.date')}</th>
              {(['entries', 'charged', 'paid', 'due'] as const).map((name) => (
                <th key={name} scope="col" data-amount>
                  {t(`issued.${name}`)}
                </th>
              ))}
              <th scope="col">{t('issued.standing')}</th>
              <td />
            </tr>
          </VisuallyHidden>
          <tbody>
            {rows.map((invoice) => (
              <InvoiceRow key={invoice.number} invoice={invoice} competition={competition} />
            ))}
          </tbody>
        </table>
        {rows.length === 0 ? (
          <Box as="p" pad={3} padInline={4} soft>
            {t('issued.none')}
          </Box>
        ) : null}
      </Box>
      {list.hasNextPage ? (
        <Button onClick={() => void list.fetchNextPage()}>{t('issued.more')}</Button>
      ) : null}
    </>
  );
}

interface InvoiceRowProps {
  readonly invoice: InvoiceHead;
  readonly competition: Competition;
}

function InvoiceRow({ invoice, competition }: InvoiceRowProps) {
  const { t } = useTranslation('payments');
  const isManager = useUser().role === 'MANAGER';
  const { number, rink, issuedAt, entries, charged, paid, due, replacedBy, currency } = invoice;
  const addressOfNumber = (one: number) =>
    paths.rinkInvoice(rink.identity, isManager ? undefined : competition.id, one);
  const file = addressOf('getInvoiceFile', { competitionId: competition.id, file: `invoice-${number}.pdf` });
  return (
    <tr>
      <th scope="row">
        <Link to={addressOfNumber(number)}>{t('invoice.numbered', { number })}</Link>
      </th>
      <td data-heading={t('columns.rink')}>{rink.name}</td>
      <td data-heading={t('issued.date')}>{formatDay(dayIn(new Date(issuedAt), competition.timeZone))}</td>
      <td data-amount data-heading={t('issued.entries')}>
        {entries}
      </td>
      {[
        { heading: t('issued.charged'), amount: charged },
        { heading: t('issued.paid'), amount: paid },
        { heading: t('issued.due'), amount: due },
      ].map(({ heading, amount }) => (
        <td key={heading} data-amount data-heading={heading}>
          {formatAmount(amount, currency)}
        </td>
      ))}
      <td data-heading={t('issued.standing')}>
        {replacedBy === null ? (
          t('issued.valid')
        ) : (
          <Link to={addressOfNumber(replacedBy)}>{t('invoice.replacedBy', { number: replacedBy })}</Link>
        )}
      </td>
      <td data-actions>
        <a href={file} type="application/pdf" target="_blank" rel="noreferrer">
          {t('issued.pdf', { number })}
        </a>
      </td>
    </tr>
  );
}
