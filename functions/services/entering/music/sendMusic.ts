import { createHash } from 'node:crypto';
import { decodeTime } from 'ulidx';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import {
  type MusicSender,
  musicFeeDue,
  musicWindow,
  skatesToOwnMusic,
} from '../../../../shared/domain/entering/music/musicRules.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { MOST_BYTES } from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { readBeginning, removeObject } from '../../../platform/objects/bucket.ts';
import { uploadObjectKey } from '../../../store/core/files/repository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import {
  findMusicUpload,
  musicOfCompetition,
  type StoredMusic,
} from '../../../store/entering/music/repository.ts';
import { musicRulesOf } from '../../../store/entering/music/rulesRepository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { findingsFor, judgeUpload } from './judgeUpload.ts';
import { keepMusic } from './musicObjects.ts';
import { isSent, storeSentMusic } from './storeSentMusic.ts';

type Body = ParsedRequest<'sendMusic'>['body'];

interface Sender {
  readonly by: MusicSender;
  readonly session: Pick<Session, 'id' | 'name' | 'email'>;
  readonly now: Date;
}

/**
 * Makes an upload the music of programmes of an entry, all or none. The deadline is that of the moment when the upload
 * began. A late file may cost a fee, which is charged in the same transaction. The same upload again changes nothing.
 * @throws {ApiError} NotFound; CompetitionArchived; VersionConflict; TooManyAttempts; ValidationFailed: competitionId
 * MustEnabled where no music is taken any more, entryId MustEnabled for a withdrawn entry, agreed NotNull, fee MustCorrect for more than the sender saw, programmes.N.event
 * MustExist for one that has no music of its own, uploadId MustExist, MustValid, MustSmaller
 */
export async function sendMusic(entry: StoredEntry, body: Body, sender: Sender): Promise<void> {
  const { competitionId, id: entryId } = entry;
  const { by, session, now } = sender;
  const [competition, rules, known, upload] = await Promise.all([
    getCompetition(competitionId),
    musicRulesOf(competitionId),
    musicOfCompetition(competitionId, entryId),
    findMusicUpload(session.id, body.uploadId),
  ]);
  if (isErased(entry)) throw new ApiError('NotFound');
  if (competition.state === 'archived') throw new ApiError('CompetitionArchived');
  if (entry.state === 'withdrawn') throw wrongField('entryId', 'MustEnabled');
  if (isSent(known, body)) return;
  if (!upload) throw wrongField('uploadId', 'MustExist');
  const window = musicWindow(rules.isCollected ? rules : null, by, {
    competition,
    now: new Date(decodeTime(upload.id)),
  });
  if (window === 'none' || window === 'closed') throw wrongField('competitionId', 'MustEnabled');
  // Nobody agrees for a guardian; an organiser answers for what it sends.
  const isAgreed = by === 'organiser' || (by === 'family' && body.agreed);
  if (rules.licence !== null && !isAgreed) throw wrongField('agreed', 'NotNull');
  const programmes = (await programmesOf(entry, body, known)).map((programme) => ({
    ...programme,
    fee: programme.isPlaced ? musicFeeDue(rules, { by, window }, programme.charged) : 0,
  }));
  const fee = programmes.reduce((sum, programme) => sum + programme.fee, 0);
  if (fee > body.fee) throw wrongField('fee', 'MustCorrect');

  // Judging takes seconds of a processor.
  const what = by === 'family' ? 'musicByFamily' : 'musicByOrganiser';
  await countAttempt({ what, who: session.id, account: session.id }, now);
  const object = await readBeginning(uploadObjectKey(upload), MOST_BYTES);
  if (!object) throw wrongField('uploadId', 'MustExist');
  const { soundHash, ...judged } = await judgeUpload(object.beginning, upload.name);
  const sent = {
    fileId: upload.id,
    name: upload.name,
    at: now.toISOString(),
    by,
    sender: session.name === '' ? session.email : session.name,
    isLate: window === 'late',
  };
  const changed = programmes.map(({ eventId, seconds, before }): StoredMusic => ({
    entryId,
    eventId,
    file: { ...sent, ...judged, findings: findingsFor({ ...judged, soundHash }, seconds) },
    soundHash,
    agreedTo: rules.licence !== null && body.agreed ? hashOf(rules.licence) : null,
    earlier: before ? [before.file, ...before.earlier] : [],
    version: (before?.version ?? 0) + 1,
  }));
  if (!(await keepMusic(competitionId, upload, object.etag, judged.kind)))
    throw wrongField('uploadId', 'MustExist');
  const fees = new Map(programmes.map((programme) => [programme.eventId, programme.fee]));
  await storeSentMusic(entry, changed, { body, fees, by, accountId: session.id, now });
  await removeObject(uploadObjectKey(upload));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** @throws {ApiError} ValidationFailed (programmes.N.event) MustExist; VersionConflict */
async function programmesOf(entry: StoredEntry, body: Body, known: readonly StoredMusic[]) {
  const form = await findForm(entry.formId);
  return body.programmes.map(({ event, version }, index) => {
    const entered = entry.events.find(({ id }) => id === event);
    const isRepeated = body.programmes.findIndex((one) => one.event === event) < index;
    if (!entered || !form || !skatesToOwnMusic(form, entered.formatId) || isRepeated)
      throw wrongField(`programmes.${String(index)}.event`, 'MustExist');
    const before = known.find(({ eventId }) => eventId === event) ?? null;
    if ((before?.version ?? 0) !== version) throw new ApiError('VersionConflict');
    const isPlaced = entered.state === 'confirmed';
    return { eventId: event, seconds: entered.seconds, charged: entered.musicFee, isPlaced, before };
  });
}
