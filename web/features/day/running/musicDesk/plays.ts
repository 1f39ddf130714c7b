import { MOST_PLAYS } from '../../../../../shared/contract/entering/music/desk.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';

export type Play = BodyOf<'reportMusicDesk'>['plays'][number];

/** What a device remembers of a competition: what was played, and how much of it the server has. */
interface Log {
  readonly plays: readonly Play[];
  readonly sent: readonly string[];
}

const EMPTY: Log = { plays: [], sent: [] };
const DESK = 'rinkside-desk';
const keyOf = (competitionId: string) => `${DESK}-plays-${competitionId}`;

/** Drawn once for each device. */
export function deskId(): string {
  const kept = localStorage.getItem(DESK);
  if (kept !== null) return kept;
  const drawn = crypto.randomUUID();
  localStorage.setItem(DESK, drawn);
  return drawn;
}

export function readLog(competitionId: string): Log {
  const text = localStorage.getItem(keyOf(competitionId));
  return text === null ? EMPTY : (JSON.parse(text) as Log);
}

const writeLog = (competitionId: string, log: Log) =>
  localStorage.setItem(keyOf(competitionId), JSON.stringify(log));

export function notePlay(competitionId: string, play: Play): void {
  const { plays, sent } = readLog(competitionId);
  writeLog(competitionId, { plays: [...plays, play], sent });
}

/** The oldest that the server does not have, as many as one report takes. */
export function unsentPlays(competitionId: string): readonly Play[] {
  const { plays, sent } = readLog(competitionId);
  return plays.filter(({ id }) => !sent.includes(id)).slice(0, MOST_PLAYS);
}

export function noteSent(competitionId: string, plays: readonly Play[]): void {
  const log = readLog(competitionId);
  writeLog(competitionId, { ...log, sent: [...log.sent, ...plays.map(({ id }) => id)] });
}
