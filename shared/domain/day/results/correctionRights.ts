import { isSamePerson, type Person } from '../sheets/secondPerson.ts';
import type { ResultChanges } from './correctProgrammes.ts';

/** Somebody of the competition’s day, as what the sheets of a flight know them. */
export interface OfficialOfFlight extends Person {
  readonly role: 'organiser' | 'referee' | 'scoring' | 'judge';
  /** The own seat on the flight’s panel. */
  readonly ownSeat: string | null;
}

/** Whether somebody may propose these changes: a judge only marks of the own sheet. */
export function mayPropose(
  { role, ownSeat }: Pick<OfficialOfFlight, 'role' | 'ownSeat'>,
  { marks, penalties, states }: ResultChanges,
): boolean {
  if (role === 'organiser' || role === 'referee') return true;
  return (
    role === 'judge' &&
    penalties.length === 0 &&
    states.length === 0 &&
    marks.every(({ seat }) => seat === ownSeat)
  );
}

/**
 * As what somebody can confirm a proposed correction (decision 0316). `alone`: organisers who proposed it themselves, with a reason that
 * stays for ever; `proposer`: another person must; `nobody`: neither the flight’s referee nor an organiser.
 */
export const CONFIRMATIONS = ['second', 'alone', 'proposer', 'nobody'] as const;
export type CorrectionConfirmation = (typeof CONFIRMATIONS)[number];

export function confirmationBy(
  { role, ids, name }: Omit<OfficialOfFlight, 'ownSeat'>,
  proposer: Person,
): CorrectionConfirmation {
  if (role !== 'organiser' && role !== 'referee') return 'nobody';
  if (!isSamePerson(proposer, { ids, name })) return 'second';
  return role === 'organiser' ? 'alone' : 'proposer';
}
