import { itemKey, key } from '../../../platform/table/key.ts';

/** Of a competition: by which identity a corrected or merged person is known, and what was decided about duplicates. */
export const peoplePartition = (competitionId: string) => key`COMPETITION#${competitionId}#PEOPLE`;

/** @param identity of `skaterIdentity`: a spelling that is not the one a person is known by */
export const aliasKey = (competitionId: string, identity: string) =>
  itemKey(peoplePartition(competitionId), key`ALIAS#${identity}`);
export const ALIAS_PREFIX = 'ALIAS#';

/** @param pair the ids of two people, which name nobody */
export const duplicateKey = (competitionId: string, pair: string) =>
  itemKey(peoplePartition(competitionId), key`DOUBLE#${pair}`);
