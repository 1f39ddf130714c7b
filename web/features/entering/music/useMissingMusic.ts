import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { missingMusic } from '../../../../shared/domain/entering/music/missingMusic.ts';
import { requestQuery } from '../../../api/queries.ts';

/** The programmes whose music is missing, for an organiser of all, for a head coach of the own rink; empty until known. */
export function useMissingMusic(competitionId: string): readonly ListedMusic[] {
  const { data } = useQuery(requestQuery('listMusic', { params: { competitionId } }));
  return useMemo(() => (data ? missingMusic(data) : []), [data]);
}
