import { itemKey } from '../../../platform/table/key.ts';
import { resultsPartition } from '../results/keys.ts';

/** The competition's decisions about medals and certificates. */
export const awardsKey = (competitionId: string) => itemKey(resultsPartition(competitionId), 'AWARDS');

/** From which the codes of its certificates are made. */
export const certificateSecretKey = (competitionId: string) =>
  itemKey(resultsPartition(competitionId), 'CERTIFICATES');
