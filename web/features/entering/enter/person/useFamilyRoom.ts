import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { countsTowardsFamilyCap, familyRoom } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useSession } from '../../../../session/useSession.ts';

interface FamilyRoom {
  /** Minor units; null without a cap. */
  readonly room: number | null;
  /** Takes over what a refused submit says: another entry of the family was made meanwhile. */
  readonly learn: (thrown: unknown) => void;
}

/** What the form's family cap leaves for a new entry, after the family's other entries. */
export function useFamilyRoom(
  kind: EntryKind,
  { id: competitionId }: Pick<Competition, 'id'>,
  { familyCap = null }: Form,
  isNew: boolean,
): FamilyRoom {
  const { user } = useSession();
  const isCapped = isNew && familyCap !== null && countsTowardsFamilyCap(kind);
  const enabled = isCapped && user?.role === 'SKATER';
  const skaters = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'individual' } }), enabled });
  const couples = useQuery({ ...requestQuery('listMyEntries', { query: { kind: 'dance' } }), enabled });
  const [learnt, setLearnt] = useState<number | null>(null);
  const others = [...(skaters.data ?? []), ...(couples.data ?? [])]
    .filter((entry) => entry.competitionId === competitionId)
    .map(({ totalPrice }) => totalPrice);
  return {
    room: isCapped ? (learnt ?? familyRoom(familyCap, others)) : null,
    learn: (thrown) => {
      if (isApiError(thrown) && thrown.familyRoom !== null) setLearnt(thrown.familyRoom);
    },
  };
}
