import { itemKey, key } from '../../../platform/table/key.ts';

/** The payment references of a competition's families, each beside its reservation. */
export const FAMILY_REFERENCE_PREFIX = 'ACCOUNT#';
export const familiesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#FAMILIES`;
export const familyReferenceKey = (competitionId: string, accountId: string) =>
  itemKey(familiesPartition(competitionId), key`ACCOUNT#${accountId}`);
export const familyReservationKey = (competitionId: string, reference: string) =>
  itemKey(familiesPartition(competitionId), key`REFERENCE#${reference}`);
