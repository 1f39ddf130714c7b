/** A competition's id, and a secret of 128 bits: nobody guesses the id of a rehearsal. */
const REHEARSAL = /^(.+)~[\w-]{22}$/;

/** The id of a rehearsal, by which every part of the product knows it for one (decision 0267). */
export const newRehearsalId = (competitionId: string, secret: string): string => `${competitionId}~${secret}`;

/** The competition that a rehearsal is of; null for a competition itself. */
export const rehearsedCompetition = (id: string): string | null => REHEARSAL.exec(id)?.[1] ?? null;

export const isRehearsal = (id: string): boolean => REHEARSAL.test(id);

/** The competition whose organisers an id belongs to. */
export const organisedCompetition = (id: string): string => rehearsedCompetition(id) ?? id;
