import { seatOf, type PublishedPanel } from '../../../../shared/domain/planning/published/myDuties.ts';
import {
  isRehearsal,
  organisedCompetition,
} from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import type { SheetSource } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { actorOf, type Actor } from '../../../platform/http/actorOf.ts';
import type { Code } from '../../../platform/http/codeCookie.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import { passedSeats } from './seatPassed.ts';

/** An account, the holder of a code, or both in one, as the access checks let it in. */
export interface SheetCaller {
  readonly session: Session | null;
  readonly code: Code | null;
}

/** Somebody who may open sheets, and which seat of a panel is their own. */
export interface SheetReader {
  readonly actor: Actor;
  readonly role: 'organiser' | 'referee' | 'scoring' | 'judge';
  readonly ownSeat: string | null;
  /** Whether what they write on any sheet counts as that seat’s: an organiser plays all of a rehearsal. */
  readonly actsAsJudge: boolean;
  /** Every account and code of the browser that called. */
  readonly ids: readonly string[];
}

/** The caller, for any panel of the competition. */
export interface SheetRequester {
  readonly actor: Actor;
  readonly isOrganiser: boolean;
  readonly isScoring: boolean;
  readonly seatIn: (panel: PublishedPanel) => string | null;
  /** The judge to whom the seat of the code passed since it was opened. */
  readonly passedIn: (panel: PublishedPanel) => PassedSeat | null;
}

interface PassedSeat {
  readonly seat: string;
  readonly name: string;
}

/**
 * As whom somebody calls: by the account first, then by the code that was opened beside it.
 * @param panels those that are asked for
 */
export async function callersOf(
  { session, code }: SheetCaller,
  competitionId: string,
  panels: readonly PublishedPanel[],
): Promise<SheetRequester[]> {
  return [
    ...(session ? [await accountOf(session, competitionId)] : []),
    ...(code ? [await holderOf(code, panels)] : []),
  ];
}

async function holderOf(code: Code, panels: readonly PublishedPanel[]): Promise<SheetRequester> {
  const { kind, panelId, seat } = code;
  const passed = await passedSeats(code, panels);
  return {
    actor: actorOf({ session: null, code }),
    isOrganiser: false,
    isScoring: code.kind === 'scoring',
    seatIn: (panel) => (kind === 'panel' && panel.id === panelId && !passed.has(panel) ? seat : null),
    passedIn: (panel) => {
      const name = passed.get(panel);
      return name === undefined || seat === null ? null : { seat, name };
    },
  };
}

/** A coach keeps the seats that duplicates of the coach were given. */
async function accountOf(session: Session, competitionId: string): Promise<SheetRequester> {
  const coach = session.coachId ? await currentCoach(session.coachId) : null;
  const ids = new Set(coach ? [coach.id, ...coach.mergedIds] : []);
  const isManager =
    session.role === 'MANAGER' && session.competitionId === organisedCompetition(competitionId);
  return {
    actor: actorOf({ session, code: null }),
    isOrganiser: session.role === 'SUPER_ADMIN' || isManager,
    isScoring: false,
    seatIn: (panel) => seatOf(panel, ids),
    passedIn: () => null,
  };
}

/** Null for whoever has nothing to do with a panel, or with a flight that has none. */
export function readerOf(
  callers: readonly SheetRequester[],
  panel: PublishedPanel | null,
  competitionId: string,
): SheetReader | null {
  for (const caller of callers) {
    const reader = readerBy(caller, panel);
    const actsAsJudge = reader?.role === 'organiser' && isRehearsal(competitionId);
    if (reader) return { ...reader, actsAsJudge, ids: callers.map(({ actor }) => actor.id) };
  }
  return null;
}

function readerBy(
  { actor, isOrganiser, isScoring, seatIn }: SheetRequester,
  panel: PublishedPanel | null,
): Omit<SheetReader, 'ids' | 'actsAsJudge'> | null {
  const ownSeat = panel ? seatIn(panel) : null;
  if (isOrganiser) return { actor, role: 'organiser', ownSeat };
  if (isScoring) return { actor, role: 'scoring', ownSeat };
  if (ownSeat === null) return null;
  return { actor, role: ownSeat === REFEREE ? 'referee' : 'judge', ownSeat };
}

/** @throws {ApiError} Forbidden for a flight of another panel, and of a seat that passed to another judge */
export async function requireReader(
  caller: SheetCaller,
  { competitionId, panel }: { readonly competitionId: string; readonly panel: PublishedPanel | null },
): Promise<SheetReader> {
  const reader = readerOf(await callersOf(caller, competitionId, panel ? [panel] : []), panel, competitionId);
  if (!reader) throw new ApiError('Forbidden');
  return reader;
}

/** A judge opens the own sheet only. @throws {ApiError} Forbidden */
export function requireSeat({ role, ownSeat }: SheetReader, seat: string): void {
  if (role === 'judge' && seat !== ownSeat) throw new ApiError('Forbidden');
}

/** Judges see no other sheets, and give neither range nor penalties. @throws {ApiError} Forbidden */
export function requireOverview({ role }: SheetReader): 'organiser' | 'referee' | 'scoring' {
  if (role === 'judge') throw new ApiError('Forbidden');
  return role;
}

/** Marks on one's own sheet are the judge's word; all others were typed from paper. */
export const sourceFor = ({ ownSeat, actsAsJudge }: SheetReader, seat: string): SheetSource =>
  actsAsJudge || seat === ownSeat ? 'device' : 'paper';
