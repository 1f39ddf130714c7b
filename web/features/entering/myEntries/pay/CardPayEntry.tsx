import { useQuery } from '@tanstack/react-query';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { CardPay } from './CardPay.tsx';
import { useFamilyBalance } from './useFamilyBalance.ts';

/** Pays one entry of the family by card, from a page that knows its id alone. */
export function CardPayEntry({ entryId }: { readonly entryId: string }) {
  const entry = useQuery(requestQuery('getEntry', { params: { entryId } })).data;
  return entry && entry.balance > 0 ? <PayOwed entry={entry} /> : null;
}

function PayOwed({ entry }: { readonly entry: Entry }) {
  const family = useFamilyBalance(entry.competitionId).data;
  return family ? <CardPay family={family} amount={entry.balance} entryId={entry.id} /> : null;
}
