import type { ReactNode } from 'react';
import type { EntryReceipts, Receipt } from '../../../../shared/contract/money/documents/receipts.ts';
import { receiptLayout } from '../../../../shared/domain/money/receipts/receiptLayout.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { useChangeSearch } from '../../../ui/useChangeSearch.ts';
import { DocumentLinks } from './DocumentLinks.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';

interface ReceiptsViewProps {
  readonly documents: EntryReceipts;
  /** The number in the address; without one the page shows the newest receipt, or the statement. */
  readonly chosen: string | null;
  readonly back: Crumb;
  readonly onIssue: () => Promise<void>;
  readonly fileAddress: (number: number | null) => string;
  /** Beside a statement that owes. */
  readonly pay: ReactNode;
}

export function ReceiptsView({ documents, chosen, back, onIssue, fileAddress, pay }: ReceiptsViewProps) {
  const { t } = useTranslation('documents');
  const changeSearch = useChangeSearch();
  const { statement, receipts } = documents;
  const named = receipts.find(({ number }) => String(number) === chosen);
  const shown = chosen === 'statement' ? statement : (named ?? receipts[0] ?? statement);
  const layout = receiptLayout(shown);
  const issue = async () => {
    await onIssue();
    // The page shows the newest receipt when the address names none.
    changeSearch({ number: '' }, { replace: true });
    showToast(t('issued'));
  };
  return (
    <DocumentPage
      title={layout.title}
      subtitle={shown.competition.name}
      crumb={back}
      print={t('print')}
      file={{ label: t('pdf'), address: fileAddress(shown.number) }}
      layout={layout}
    >
      <ReceiptStatus documents={documents} onIssue={issue} />
      {shown.number === null ? pay : null}
      <DocumentList documents={documents} shown={shown} />
    </DocumentPage>
  );
}

interface ReceiptStatusProps {
  readonly documents: EntryReceipts;
  readonly onIssue: () => Promise<void>;
}

/** Shows whether the newest receipt is up to date, and issues the next. */
function ReceiptStatus({ documents: { receipts, isCurrent }, onIssue }: ReceiptStatusProps) {
  const { t } = useTranslation('documents');
  const status = isCurrent ? 'current' : receipts.length > 0 ? 'outdated' : 'none';
  return (
    <DocumentStatus
      status={status}
      title={t(`standing.${status}.title`)}
      text={status === 'outdated' ? t('standing.outdated.text') : undefined}
      action={
        status === 'current' ? null : (
          <Button tone={status === 'none' ? 'quiet' : 'primary'} onClick={() => void onIssue()}>
            {t(`standing.${status}.issue`)}
          </Button>
        )
      }
    />
  );
}

interface DocumentListProps {
  readonly documents: EntryReceipts;
  readonly shown: Receipt;
}

/** The entry's statement and all its receipts, corrected ones too. */
function DocumentList({ documents: { statement, receipts }, shown }: DocumentListProps) {
  const { t } = useTranslation('documents');
  const detail = ({ issuedAt, correctedBy, competition }: Receipt) =>
    correctedBy === null
      ? formatInstant(issuedAt, competition.timeZone)
      : t('list.correctedBy', { number: correctedBy });
  return (
    <DocumentLinks
      label={t('list.label')}
      documents={[
        ...receipts.map((receipt) => ({
          name: String(receipt.number),
          label: t('list.receipt', { number: receipt.number }),
          detail: detail(receipt),
          isShown: receipt.number === shown.number,
        })),
        {
          name: 'statement',
          label: t('list.statement'),
          detail: t('list.now'),
          isShown: shown.number === statement.number,
        },
      ]}
    />
  );
}
