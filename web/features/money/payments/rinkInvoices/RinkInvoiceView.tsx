import type {
  Invoice,
  InvoiceHead,
  RinkInvoices,
} from '../../../../../shared/contract/money/documents/invoices.ts';
import { invoiceLayout } from '../../../../../shared/domain/money/receipts/invoiceLayout.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DocumentLinks, DocumentPage, DocumentStatus } from '../../documents/index.ts';
import type { Crumb } from '../../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { useChangeSearch } from '../../../../ui/useChangeSearch.ts';
import { Spinner } from '../../../../ui/Waiting.tsx';

interface RinkInvoiceViewProps {
  readonly documents: RinkInvoices;
  /** Null while it loads. */
  readonly shown: Invoice | null;
  readonly crumb: Crumb;
  /** Undefined for readers who may not issue. */
  readonly onIssue: (() => Promise<void>) | undefined;
  /** Loads the invoice again after a failure. */
  readonly onRetry: (() => void) | undefined;
  readonly fileAddress: string | undefined;
}

/** An invoice or the draft of the next, and links to the others. */
export function RinkInvoiceView(props: RinkInvoiceViewProps) {
  const { documents, shown, crumb, onIssue, onRetry, fileAddress } = props;
  const { draft, invoices, isCurrent } = documents;
  const { t } = useTranslation('payments');
  const changeSearch = useChangeSearch();
  const status = isCurrent ? 'current' : invoices.length > 0 ? 'outdated' : 'none';
  const issue = async () => {
    await onIssue?.();
    // The page shows the newest invoice when the address names none.
    changeSearch({ number: '' }, { replace: true });
    showToast(t('invoice.issued'));
  };
  const detail = ({ issuedAt, replacedBy }: InvoiceHead) =>
    replacedBy === null
      ? formatInstant(issuedAt, draft.competition.timeZone)
      : t('invoice.replacedBy', { number: replacedBy });
  return (
    <DocumentPage
      title={t('invoice.title', { rink: draft.rink.name })}
      subtitle={draft.competition.name}
      crumb={crumb}
      print={t('invoice.print')}
      file={fileAddress === undefined ? undefined : { label: t('invoice.pdf'), address: fileAddress }}
      layout={shown && invoiceLayout(shown)}
      instead={onRetry ? <ErrorState title={t('invoice.failed')} onRetry={onRetry} /> : <Spinner />}
    >
      <DocumentStatus
        status={status}
        title={t(`invoice.standing.${status}.title`)}
        text={status === 'current' ? undefined : t(`invoice.standing.${status}.text`)}
        action={
          status === 'current' || !onIssue ? null : (
            <Button tone="primary" onClick={() => void issue()}>
              {t(`invoice.standing.${status}.issue`)}
            </Button>
          )
        }
      />
      <DocumentLinks
        label={t('invoice.list')}
        documents={[
          ...invoices.map((one) => ({
            name: String(one.number),
            label: t('invoice.numbered', { number: one.number }),
            detail: detail(one),
            isShown: one.number === shown?.number,
          })),
          {
            name: 'draft',
            label: t('invoice.draft'),
            detail: t('invoice.now'),
            isShown: shown?.number === null,
          },
        ]}
      />
    </DocumentPage>
  );
}
