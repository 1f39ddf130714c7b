import { useTranslation } from '../i18n/useTranslation.ts';
import type { BulkAction } from './selection.ts';
import { showToast } from '../ui/toastStore.ts';

/** Copies the selected rows' email addresses, each once, for a mail program. */
export function useCopyAddresses<Row>(addressOf: (row: Row) => string | null): BulkAction<Row> {
  const { t } = useTranslation('table');
  const addressesOf = (rows: readonly Row[]) => [
    ...new Set(rows.map(addressOf).filter((address) => address !== null)),
  ];
  const copy = async (addresses: readonly string[]) => {
    try {
      await navigator.clipboard.writeText(addresses.join(', '));
      showToast(t('addressesCopied', { count: addresses.length }));
    } catch {
      showToast(t('addressesNotCopied'), 'bad');
    }
  };
  return {
    id: 'copyAddresses',
    label: t('copyAddresses'),
    disabledReason: (rows) => (addressesOf(rows).length === 0 ? t('noAddresses') : undefined),
    onAction: (rows) => void copy(addressesOf(rows)),
  };
}
