import type { ExportedEntry } from './loadAllEntries.ts';

/** Common columns of all kinds of entries, whose fields have different names. */
export interface ExportedEntryFacts {
  /** The name of the skater, the team or the couple's first skater. */
  readonly name: string;
  readonly partner: string;
  readonly levels: string;
  readonly age: number | null;
  readonly gender: string;
  readonly birthdate: string | null;
  readonly isi: string | null;
  readonly expDate: string | null;
  /** How many skate in the entry. */
  readonly skaters: number;
  readonly coach: string;
  readonly coachEmail: string | null;
}

const NOBODY = { age: null, gender: '', birthdate: null, isi: null, expDate: null } as const;

export function factsOf(row: ExportedEntry): ExportedEntryFacts {
  if ('nameOfTeam' in row) {
    const { nameOfTeam: name, levels, skaters, coachName: coach, coachEmail } = row;
    return { ...NOBODY, name, partner: '', levels: levels.join(', '), skaters, coach, coachEmail };
  }
  const none = { coach: '', coachEmail: null } as const;
  if ('partnerName' in row) {
    const { fullName: name, partnerName: partner, levels } = row;
    const skaters = partner === '' ? 1 : 2;
    return { ...NOBODY, ...none, name, partner, levels: levels.join(', '), skaters };
  }
  const { fullName: name, highestIsiTestLevel: levels, age, gender, birthdate, isi, expDate } = row;
  return { ...none, name, partner: '', levels, age, gender, birthdate, isi, expDate, skaters: 1 };
}
