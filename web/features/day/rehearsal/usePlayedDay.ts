import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { CHOSEN_INCIDENTS, loadScript, type ChosenIncident } from './loadScript.ts';
import { playerOf, type PlayOptions } from './player.ts';

/**
 * The tab's player of a rehearsal with what the organiser chose. A tab that is opened again goes on where the server
 * is, and so does each press of the button.
 */
export function usePlayedDay(rehearsal: Rehearsal) {
  const player = playerOf(rehearsal.id);
  const playing = useSyncExternalStore(player.subscribe, player.snapshot);
  const [incidents, setIncidents] = useState<readonly ChosenIncident[]>(CHOSEN_INCIDENTS);
  const day = useQuery({
    queryKey: queryKeyOf('listRuns', 'script', rehearsal.id, incidents),
    queryFn: async () => loadScript(rehearsal, incidents),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
  const { data: script } = day;
  useEffect(() => {
    if (script) player.load(script);
  }, [player, script]);
  const play = async (options: PlayOptions) => {
    const { data } = await day.refetch();
    if (!data) return;
    player.load(data);
    player.play(options);
  };
  return { player, playing, day, play, incidents, setIncidents };
}
