import type { CardPayment } from '../../../../../shared/contract/money/payments/cards.ts';
import { formatList } from '../../../../i18n/formats.ts';

/** The entries that a payment is for. @param names of entries, by id */
export const paidEntryNames = ({ parts }: CardPayment, names: ReadonlyMap<string, string>): string =>
  formatList(parts.flatMap(({ entryId }) => names.get(entryId) ?? []));
