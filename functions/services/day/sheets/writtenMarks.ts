import type { BodyOf } from '../../../../shared/contract/types.ts';
import { isOwnMark } from '../../../../shared/domain/day/sheets/secondPerson.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { codesOf } from '../../../store/day/codes/repository.ts';
import type { StoredMark } from '../../../store/day/sheets/storedMarks.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import type { OpenedSheet } from './judgingSheet.ts';
import { sourceFor, type SheetReader } from './sheetReader.ts';

/** What a call tells of all its marks: who wrote them, on what, and who sent them. */
export type WrittenMarks = Pick<StoredMark, 'by' | 'alsoBy' | 'sentBy' | 'source'>;

type Sent = Pick<BodyOf<'submitMarks'>, 'writtenBy' | 'isForWriter'>;

/**
 * Marks left on a tablet stay those of the person who wrote them (decision 0326).
 * @throws {ApiError} OtherWriter for marks of somebody else that are not sent as theirs; Forbidden where the caller may
 * not, or the writer is neither a coach nor a holder of a code of the seat
 */
export async function writtenMarks(
  { flight, reader }: OpenedSheet,
  seat: string,
  { writtenBy, isForWriter }: Sent,
): Promise<WrittenMarks> {
  if (!writtenBy || isOfReader(writtenBy, reader)) return ofReader(reader, seat);
  if (!isForWriter) throw new ApiError('OtherWriter');
  if (reader.role !== 'organiser' && reader.ownSeat !== seat) throw new ApiError('Forbidden');
  const panelId = flight.panel?.id ?? null;
  const by = await seatedWriter(writtenBy, { competitionId: flight.competitionId, panelId, seat });
  if (!by) throw new ApiError('Forbidden');
  return { by, sentBy: reader.actor, source: 'device' };
}

type Writer = NonNullable<Sent['writtenBy']>;

const isOfReader = ({ id, name }: Writer, { actor, ids }: SheetReader): boolean =>
  isOwnMark(
    { ids: [id], name },
    { ids, name: actor.name, account: actor.kind === 'account' ? actor.id : null },
  );

export function ofReader(reader: SheetReader, seat: string): WrittenMarks {
  const others = reader.ids.filter((id) => id !== reader.actor.id);
  return {
    by: reader.actor,
    ...(others.length > 0 && { alsoBy: others }),
    source: sourceFor(reader, seat),
  };
}

/** A coach, who may have left the seat since, or a holder of a code of the seat; null for anybody else. */
async function seatedWriter(
  { id, name }: Writer,
  {
    competitionId,
    panelId,
    seat,
  }: { readonly competitionId: string; readonly panelId: string | null; readonly seat: string },
): Promise<Actor | null> {
  const account = await findAccount(id);
  if (account) return account.coachId ? { kind: 'account', id, name: account.name } : null;
  const { codes, openings } = await codesOf(competitionId);
  const isOfSeat = codes.some(
    (code) => code.id === id && code.kind === 'panel' && code.panelId === panelId && code.seat === seat,
  );
  const isHolder = openings.some((opening) => opening.codeId === id && opening.name === name);
  return isOfSeat && isHolder ? { kind: 'code', id, name } : null;
}
