import { isDeepStrictEqual } from 'node:util';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, deleteWrite, IS_NEW, putWrite, replaceWrite } from '../../../platform/table/writes.ts';
import { coachIndexKey, coachKey, coachNumberKey, rinkCoachKey } from './keys.ts';
import { reachOf, type StoredCoach } from './storedCoach.ts';

interface CoachChange {
  /** Null for a new coach. */
  readonly before: StoredCoach | null;
  readonly after: StoredCoach;
}

/**
 * The writes that store coaches with their professional numbers and their places in the lists of their rinks. A
 * merge changes several at once, and a number may go from one of them to another.
 * @returns items that may throw VersionConflict, or ValidationFailed (professional, AlreadyExist)
 */
export function coachWrites(...changes: readonly CoachChange[]): TransactItem[] {
  return [
    ...changes.map(({ before, after }) =>
      before
        ? replaceWrite(coachItem(after), before.version, () => new ApiError('VersionConflict'))
        : createWrite(coachItem(after)),
    ),
    ...numberWrites(changes),
    ...changes.flatMap(({ before, after }) => rinkWrites(before, after)),
  ];
}

/** A duplicate has no number, stands in no list and at no rink: its fields stay for an undo. */
const isListed = (coach: StoredCoach | null): coach is StoredCoach =>
  coach !== null && coach.state !== 'merged';

export function coachItem(coach: StoredCoach) {
  const { id, name, state } = coach;
  return { ...coachKey(id), ...(isListed(coach) && coachIndexKey(state, name, id)), ...coach };
}

function numberWrites(changes: readonly CoachChange[]): TransactItem[] {
  const had = ownersOfNumbers(changes.map(({ before }) => before));
  const has = ownersOfNumbers(changes.map(({ after }) => after));
  const added = [...has].filter(([number, coachId]) => had.get(number) !== coachId);
  const freed = [...had.keys()].filter((number) => !has.has(number));
  return [
    ...freed.map((number) => deleteWrite(coachNumberKey(number))),
    ...added.map(([number, coachId]) => {
      const owner = had.get(number);
      return putWrite(numberItem(number, coachId), {
        ...(owner === undefined
          ? { condition: IS_NEW }
          : { condition: 'coachId = :owner', values: { ':owner': owner } }),
        onConflict: () => wrongField('professional', 'AlreadyExist'),
      });
    }),
  ];
}

function ownersOfNumbers(coaches: readonly (StoredCoach | null)[]): Map<string, string> {
  return new Map(
    coaches
      .filter(isListed)
      .flatMap(({ id, professional }) => (professional === null ? [] : [[professional, id]])),
  );
}

export function numberItem(professional: string, coachId: string) {
  return { ...coachNumberKey(professional), type: 'coachNumber', coachId };
}

/** The writes that keep a coach's places in the lists of its rinks. */
export function rinkWrites(before: StoredCoach | null, after: StoredCoach): TransactItem[] {
  const had = isListed(before) ? before.rinkIds : [];
  const has = isListed(after) ? after.rinkIds : [];
  const isShownAlike = before !== null && isDeepStrictEqual(listedCoach(before), listedCoach(after));
  return [
    ...has
      .filter((rinkId) => !isShownAlike || !had.includes(rinkId))
      .map((rinkId) => putWrite(rinkCoachItem(rinkId, after))),
    ...had
      .filter((rinkId) => !has.includes(rinkId))
      .map((rinkId) => deleteWrite(rinkCoachKey(rinkId, after.id))),
  ];
}

export function rinkCoachItem(rinkId: string, coach: StoredCoach) {
  return { ...rinkCoachKey(rinkId, coach.id), type: 'rinkCoach', ...listedCoach(coach) };
}

/** The part of a coach that the choice of a rink's coaches shows, and what planning needs. */
function listedCoach(coach: StoredCoach) {
  const { id, name, state, professional, certificates, rinkIds, mergedIds } = coach;
  const record = { professional, certificates, rinkIds, mergedIds, ...reachOf(coach) };
  return { coachId: id, name, state, record };
}
