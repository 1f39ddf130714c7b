import { itemKey, key } from '../../../platform/table/key.ts';

/** The codes of a competition's helpers, and who has opened them. */
export const codesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#CODES`;
export const codeKey = (competitionId: string, codeId: string) =>
  itemKey(codesPartition(competitionId), key`CODE#${codeId}`);
/** By the hash of the token that the helper's browser keeps. */
export const openingKey = (competitionId: string, codeId: string, tokenHash: string) =>
  itemKey(codesPartition(competitionId), key`OPENING#${codeId}#${tokenHash}`);

/** Finds a code by its hash: the table never holds a code that works. */
export const codeHashKey = (hash: string) => itemKey(key`CODE#${hash}`, 'CODE');
