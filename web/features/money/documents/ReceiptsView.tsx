import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { EntryReceipts } from '../../../../shared/contract/money/documents/receipts.ts';
import { receiptLayout } from '../../../../shared/domain/money/receipts/receiptLayout.ts';
import { DocumentPage } from './DocumentPage.tsx';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { DocumentList } from './DocumentList.tsx';
import { ReceiptStatus } from './ReceiptStatus.tsx';

interface ReceiptsViewProps {
  readonly documents: EntryReceipts;
  /** The number in the address; without one the page shows the newest receipt, or the statement. */
  readonly chosen: string | null;
  readonly back: Crumb;
  readonly onIssue: () => Promise<void>;
  readonly fileAddress: (number: number | null) => string;
}

export function ReceiptsView({ documents, chosen, back, onIssue, fileAddress }: ReceiptsViewProps) {
  const { t } = useTranslation('documents');
  const [, setSearch] = useSearchParams();
  const { statement, receipts } = documents;
  const named = receipts.find(({ number }) => String(number) === chosen);
  const shown = chosen === 'statement' ? statement : (named ?? receipts[0] ?? statement);
  const layout = receiptLayout(shown);
  const issue = async () => {
    await onIssue();
    // The page shows the newest receipt when the address names none.
    setSearch(
      (search) => {
        search.delete('number');
        return search;
      },
      { replace: true },
    );
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
      <DocumentList documents={documents} shown={shown} />
    </DocumentPage>
  );
}
