import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { itemKey, key, type Gsi1Key } from '../../../platform/table/key.ts';

/** A coach with the entries that name it and its merges. */
export const coachPartition = (coachId: string) => key`COACH#${coachId}`;
export const coachKey = (coachId: string) => itemKey(coachPartition(coachId), 'COACH');

/** All coaches, those awaiting confirmation first, then by name. */
export const COACHES_INDEX = 'COACHES';
/** Begins the sort keys of one state, and of the names that begin with `search`. */
export const coachIndexPrefix = (state: string, search: string) => key`${state}#${nameOrder(search)}`;
export const coachIndexKey = (state: string, name: string, id: string): Gsi1Key => ({
  gsi1pk: COACHES_INDEX,
  gsi1sk: key`${state}#${nameOrder(name)}#${id}`,
});

/** The coaches of a rink, one item each. */
export const rinkCoachesPartition = (rinkId: string) => key`RINKCOACHES#${rinkId}`;
export const RINK_COACH_PREFIX = 'COACH#';
export const rinkCoachKey = (rinkId: string, coachId: string) =>
  itemKey(rinkCoachesPartition(rinkId), key`COACH#${coachId}`);
/** Reserves a name that families gave at a rink. @param rink the identity of `rinkIdentity` */
export const namedCoachKey = (rink: string, name: string) =>
  itemKey(rinkCoachesPartition(rink), key`NAME#${nameOrder(name)}`);

/** Reserves a professional number. */
export const coachNumberKey = (professional: string) =>
  itemKey(key`COACHNUMBER#${professional}`, 'COACHNUMBER');

/** The entries that name a coach, in the order of their competitions. */
export const PUPIL_PREFIX = 'PUPIL#';
export const competitionPupilPrefix = (competitionId: string) => key`PUPIL#${competitionId}#`;
export const pupilKey = (coachId: string, competitionId: string, entryId: string) =>
  itemKey(coachPartition(coachId), key`PUPIL#${competitionId}#${entryId}`);

/** The records that an undo of a merge restores. */
export const coachMergeKey = (coachId: string, mergeId: string) =>
  itemKey(coachPartition(coachId), key`MERGE#${mergeId}`);

/** The coaches whom entries of a competition name. */
export const competitionCoachesPartition = (competitionId: string) =>
  key`COMPETITION#${competitionId}#COACHES`;
export const competitionCoachKey = (competitionId: string, coachId: string) =>
  itemKey(competitionCoachesPartition(competitionId), key`COACH#${coachId}`);
