import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRole } from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { returnedDiscounts } from '../../../../shared/domain/entering/fees/familyCap.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import type { WithdrawableEntry } from './WithdrawDialog.tsx';

interface FamilyDiscountNoteProps {
  readonly entry: WithdrawableEntry['entry'];
  readonly by: EditorRole;
}

/** Tells a family by how much its other entries may rise when it withdraws this one. */
export function FamilyDiscountNote({ entry, by }: FamilyDiscountNoteProps) {
  const { t } = useTranslation('entryChanges');
  const enabled = by === 'family';
  const skaters = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'individual' } }), enabled });
  const couples = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'dance' } }), enabled });
  const others = [...(skaters.data ?? []), ...(couples.data ?? [])].filter(
    ({ id, competitionId }) => competitionId === entry.competitionId && id !== entry.id,
  );
  const rise = returnedDiscounts(others, entry.totalPrice);
  return rise > 0 ? (
    <p>{t('withdraw.familyDiscount', { amount: formatAmount(rise, entry.currency) })}</p>
  ) : null;
}
