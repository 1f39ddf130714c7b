import type { FlightResult, FlightResults } from '../../../../shared/contract/day/results/results.ts';

interface ListedResults {
  readonly competition: Pick<FlightResults['competition'], 'isArchived'>;
  readonly flights: readonly { readonly result: Pick<FlightResult, 'proposal' | 'medalSteps'> | null }[];
}

/** Counts the flights with a correction to confirm, and those whose medals have to change hands. */
export function openTasks(listed: ListedResults | undefined): { corrections: number; medals: number } {
  const results = (listed?.flights ?? []).flatMap(({ result }) => result ?? []);
  if (listed?.competition.isArchived === true) return { corrections: 0, medals: 0 };
  return {
    corrections: results.filter(({ proposal }) => proposal !== null).length,
    medals: results.filter(({ medalSteps }) => medalSteps > 0).length,
  };
}
