import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { missingMusic } from '../../../../shared/domain/entering/music/missingMusic.ts';
import { requestQuery } from '../../../api/queries.ts';

/** Files come from other people, too. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** The programmes whose music is missing, for an organiser of all, for a head coach of the own rink; empty until known. */
export function useMissingMusic(competitionId: string): readonly ListedMusic[] {
  const { data } = useQuery({
    ...requestQuery('listMusic', { params: { competitionId }, quiet: true }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  return useMemo(() => (data ? missingMusic(data) : []), [data]);
}
