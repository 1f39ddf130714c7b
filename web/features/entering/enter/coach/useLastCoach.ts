import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { nameOrder, skaterIdentity } from '../../../../../shared/domain/core/nameOrder.ts';
import { requestQuery } from '../../../../api/queries.ts';

/**
 * The coach of the family's last entry of the same skater, couple or team; null for none. Entries come newest
 * first.
 */
export function useLastCoach(kind: EntryKind, isAsked: boolean): NonNullable<Entry['entryCoach']> | null {
  const own = useQuery({ ...requestQuery('listMyEntries', { query: { kind } }), enabled: isAsked });
  const [fullName = '', birthdate = '', team = ''] = useWatch({
    name: ['fullName', 'birthdate', 'nameOfTeam'],
  }) as (string | undefined)[];
  const isSame = ({ skater, name }: Entry) => {
    if (kind === 'team') return nameOrder(name) === nameOrder(team);
    if (skater)
      return skaterIdentity(skater.fullName, skater.birthdate) === skaterIdentity(fullName, birthdate);
    // A couple stands under both names, the first skater's first.
    return fullName !== '' && nameOrder(name).startsWith(`${nameOrder(fullName)} `);
  };
  const last = own.data?.find((entry) => entry.entryCoach && isSame(entry));
  return last?.entryCoach ?? null;
}
