import type { DanceRow, SkaterRow, TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { LARGE_PAGE } from '../../../../shared/contract/entering/entries/largePage.ts';
import type { EmergencyRow } from '../../../../shared/contract/entering/entries/emergency.ts';
import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { pageFrom } from '../../../api/queries.ts';
import { call } from '../../../api/client.ts';
import { contactRows, type ContactRow } from './contactRows.ts';
import { musicFilesOf, type MusicFileState } from './musicFiles.ts';
import { loadAllRows, type EveryRowWork } from '../../../api/loadAllRows.ts';

type ListedEntry = SkaterRow | TeamRow | DanceRow;

/** An entry of a list with the state of its music files by event, where it was asked for. */
export type ExportedEntry = ListedEntry & {
  readonly musicFiles?: ReadonlyMap<string, MusicFileState>;
};

/** Every entry of a competition, with what became of its music files. */
export async function loadAllEntriesWithMusic(
  competitionId: string,
  work: EveryRowWork,
): Promise<readonly ExportedEntry[]> {
  const [entries, { data: music }] = await Promise.all([
    loadAllEntries(competitionId, work),
    call('listMusic', { params: { competitionId }, signal: work.signal }),
  ]);
  const states = musicFilesOf(music);
  return entries.map((entry) => ({ ...entry, musicFiles: states(entry.id) }));
}

/** Loads every entry of a competition in large pages: skaters, then teams, then couples. */
export async function loadAllEntries(
  competitionId: string,
  work: EveryRowWork,
): Promise<readonly ExportedEntry[]> {
  const asked = { params: { competitionId }, query: { size: LARGE_PAGE } } as const;
  const skaters = await loadAllRows<SkaterRow>(
    [],
    (cursor, signal) => pageFrom('listSkaters', cursor, signal, asked),
    work,
  );
  const teams = await loadAllRows<TeamRow>(
    [],
    (cursor, signal) => pageFrom('listTeams', cursor, signal, asked),
    after(work, skaters.length),
  );
  const dances = await loadAllRows<DanceRow>(
    [],
    (cursor, signal) => pageFrom('listDances', cursor, signal, asked),
    after(work, skaters.length + teams.length),
  );
  return [...skaters, ...teams, ...dances];
}

/** Loads the emergency contacts of everybody who skates. The server records each request. */
export async function loadAllContacts(
  competitionId: string,
  work: EveryRowWork,
): Promise<readonly ContactRow[]> {
  const rows: EmergencyRow[] = [];
  for (const kind of ENTRY_KINDS) {
    const asked = { params: { competitionId }, query: { kind } } as const;
    const ofKind = await loadAllRows<EmergencyRow>(
      [],
      (cursor, signal) => pageFrom('listEmergency', cursor, signal, asked),
      after(work, rows.length),
    );
    rows.push(...ofKind);
  }
  return contactRows(rows);
}

/** Reports progress on top of the rows loaded before. */
function after({ signal, onProgress }: EveryRowWork, before: number): EveryRowWork {
  return { signal, onProgress: (rows) => onProgress(before + rows) };
}
