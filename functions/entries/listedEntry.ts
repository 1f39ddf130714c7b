import type { DanceRow, SkaterRow, TeamRow } from '../../shared/contract/entry.ts';
import type { Session } from '../http/sessionAccount.ts';
import type { DanceEntry, IndividualEntry, StoredEntry, TeamEntry } from './storedEntry.ts';

/** Whether the viewer may see what identifies a child (design, section 8.9). */
function seesPersons(viewer: Session, entry: StoredEntry): boolean {
  return viewer.role !== 'HEAD_COACH' || isOwnRink(viewer, entry);
}

function isOwnRink(viewer: Session, entry: StoredEntry): boolean {
  return viewer.rinkId !== null && entry.homeRinkId === viewer.rinkId;
}

export function skaterRow(entry: IndividualEntry, viewer: Session): SkaterRow {
  const { birthdate, isi, expDate, ...skater } = entry.skater;
  const personal = seesPersons(viewer, entry)
    ? { birthdate, isi, expDate }
    : { birthdate: null, isi: null, expDate: null };
  return { ...entry, ...skater, ...personal, ownRink: isOwnRink(viewer, entry) };
}

export function teamRow(entry: TeamEntry, viewer: Session): TeamRow {
  return {
    ...entry,
    nameOfTeam: entry.name,
    coachEmail: seesPersons(viewer, entry) ? entry.coachEmail : null,
    skaters: entry.skaters.length,
    ownRink: isOwnRink(viewer, entry),
  };
}

export function danceRow(entry: DanceEntry, viewer: Session): DanceRow {
  return {
    ...entry,
    fullName: entry.skater.fullName,
    partnerName: entry.partner.fullName,
    ownRink: isOwnRink(viewer, entry),
  };
}
