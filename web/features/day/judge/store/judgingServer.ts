import type { JudgingSheet, ListedSheets } from '../../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { ApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { currentTime } from '../../../../clock.ts';
import type { OutgoingBatch } from './JudgingStore.ts';
import { type SheetName, sheetNameOf } from './sheetKey.ts';

/** The flights of a day whose sheets are the caller's. */
export interface JudgingDay {
  readonly competition: { readonly id: string; readonly name: string; readonly timeZone: string };
  readonly days: readonly string[];
  /** Null where the caller has no flight. */
  readonly date: string | null;
  readonly flights: readonly ListedSheets[];
  /** Flights whose seat passed to another judge since the code was opened here; missing in earlier copies. */
  readonly passed?: readonly PassedFlight[] | undefined;
}

interface PassedFlight {
  readonly flightId: string;
  readonly seat: string;
  /** Of the judge who has it now. */
  readonly name: string;
}

/** The server's state of a sheet after a call. */
export interface SentSheet {
  readonly revision: number;
  readonly sheet: JudgingSheet['sheet'];
}

/** A rink's network may take a request and never answer. */
const LONGEST_CALL = 20_000;

/** In the background, and without leaving the page when a session has ended: the marks are here. */
const patiently = () =>
  ({ background: true, quiet: true, refetch: 'never', signal: AbortSignal.timeout(LONGEST_CALL) }) as const;

async function ask<Answer>(work: Promise<{ readonly data: Answer }>): Promise<Answer> {
  try {
    return (await work).data;
  } catch (error) {
    throw error instanceof DOMException ? ApiError.unreachable() : error;
  }
}

/** @param date the day that holds the present by default. Rejects with an ApiError. */
export function fetchDay(competitionId: string, date?: string): Promise<JudgingDay> {
  return ask(call('listSheets', { params: { competitionId }, query: date ? { date } : {}, ...patiently() }));
}

/** Rejects with an ApiError. */
export function fetchSheet(params: SheetName): Promise<JudgingSheet> {
  return ask(call('getJudgingSheet', { params: { ...params }, ...patiently() }));
}

/** Rejects with an ApiError. */
export function sendBatch({
  sheet,
  device,
  writer,
  marks,
  handIn,
  isForWriter,
}: OutgoingBatch): Promise<SentSheet> {
  const sent = marks.map(({ id, programmeId, column, value, sequence, at, replaces }) => ({
    id,
    programmeId,
    column,
    value,
    sequence,
    at,
    replaces: [...replaces],
  }));
  const params = { ...sheetNameOf(sheet) };
  const body = { device, marks: sent, handIn, isForWriter, ...(writer && { writtenBy: writer }) };
  return ask(call('submitMarks', { params, body, ...patiently() }));
}

/** By how many milliseconds the device's clock is ahead of the server's; null if that cannot be found out. */
export async function clockDifference(): Promise<number | null> {
  try {
    const answer = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_CALL),
    });
    const server = Date.parse(answer.headers.get('date') ?? '');
    return Number.isNaN(server) ? null : currentTime().getTime() - server;
  } catch {
    return null;
  }
}
