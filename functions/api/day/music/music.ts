import { ulid } from 'ulidx';
import type { MusicSender } from '../../../../shared/domain/entering/music/musicRules.ts';
import { changedMusicRules } from '../../../services/entering/music/changedMusicRules.ts';
import {
  loadCompetitionMusic,
  loadEntryMusic,
  readMusicFile,
} from '../../../services/entering/music/readMusic.ts';
import { programmesOver } from '../../../services/day/music/programmesOver.ts';
import { reportMusicDesk as report } from '../../../services/entering/music/musicDesk.ts';
import { waiveFee } from '../../../services/entering/music/waiveFee.ts';
import { sendMusic as send } from '../../../services/entering/music/sendMusic.ts';
import { isMyRink } from '../../../services/entering/entries/views/entryRows.ts';
import { countAttempt } from '../../../services/core/throttling/attempts.ts';
import { actorOf } from '../../../platform/http/actorOf.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { familyOf, type Session } from '../../../platform/http/session.ts';
import { signedUpload } from '../../../platform/objects/bucket.ts';
import { uploadObjectKey } from '../../../store/core/files/repository.ts';
import { getEntryOfCompetition, getMyEntry } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { storeCheckedFile, storeMusicUpload } from '../../../store/entering/music/repository.ts';

const updateMusicRules: Handler<'updateMusicRules'> = async ({ params, body, session, now }) => ({
  data: await changedMusicRules(params.competitionId, body, { by: session.id, at: now }),
});

const isCoach = (session: Session | null): session is Session => session?.role === 'HEAD_COACH';

const listMusic: Handler<'listMusic'> = async ({ params: { competitionId }, session, now }) => {
  const over = await programmesOver(competitionId, now);
  return {
    data: await loadCompetitionMusic(competitionId, {
      seen: isCoach(session) ? session : 'all',
      seesReferences: session !== null,
      over,
      now,
    }),
  };
};

/** As the day has it by now. */
async function musicOf(entry: StoredEntry, by: MusicSender, now: Date) {
  const over = await programmesOver(entry.competitionId, now);
  return { data: await loadEntryMusic(entry, { by, over }, now) };
}

const getMusic: Handler<'getMusic'> = async ({ params, session, now }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  return musicOf(entry, 'family', now);
};

/** As for other files, the address is signed with type and length. */
const createMusicUpload: Handler<'createMusicUpload'> = async ({ body, session, now }) => {
  const { type, bytes, name } = body;
  const what = session.role === 'SKATER' ? 'musicByFamily' : 'musicByOrganiser';
  await countAttempt({ what, who: session.id, account: session.id }, now);
  const upload = { id: ulid(now.getTime()), accountId: session.id, mediaType: type, bytes, name };
  await storeMusicUpload(upload, now);
  return { data: await signedUpload(upload.id, { key: uploadObjectKey(upload), type, bytes }) };
};

const sendMusic: Handler<'sendMusic'> = async ({ params, body, session, now }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  await send(entry, body, { by: 'family', session, now });
  return musicOf(entry, 'family', now);
};

const sendMusicForFamily: Handler<'sendMusicForFamily'> = async ({ params, body, session, now }) => {
  const entry = await getEntryOfCompetition(params.competitionId, params.entryId);
  const by = isCoach(session) ? 'coach' : 'organiser';
  if (by === 'coach' && !isMyRink(session, entry)) throw new ApiError('Forbidden');
  await send(entry, body, { by, session, now });
  return musicOf(entry, by, now);
};

const checkMusic: Handler<'checkMusic'> = async ({ params, body }) => {
  const { competitionId, entryId } = params;
  await storeCheckedFile(competitionId, entryId, body);
  return { data: { isChecked: body.isChecked } };
};

const waiveMusicFee: Handler<'waiveMusicFee'> = async ({ params, body, session, now }) => {
  const entry = await waiveFee(params, body.event, { by: session.id, now });
  return musicOf(entry, 'organiser', now);
};

const readMusic: Handler<'readMusic'> = async ({ params, session }) => {
  const { competitionId, id } = await getMyEntry(familyOf(session), params.entryId);
  return { data: await readMusicFile(competitionId, params.fileId, id) };
};

const readMusicOfCompetition: Handler<'readMusicOfCompetition'> = async ({ params, session, now }) => {
  const { competitionId, fileId } = params;
  if (isCoach(session)) {
    const { programmes } = await loadCompetitionMusic(competitionId, { seen: session, now });
    const isSeen = programmes.some(({ file, earlier }) =>
      [file, ...earlier].some((one) => one?.fileId === fileId),
    );
    if (!isSeen) throw new ApiError('NotFound');
  }
  return { data: await readMusicFile(competitionId, fileId) };
};

const reportMusicDesk: Handler<'reportMusicDesk'> = async (request) => ({
  data: await report(request.params, request.body, { by: actorOf(request), now: request.now }),
});

export const musicHandlers = {
  updateMusicRules,
  listMusic,
  getMusic,
  createMusicUpload,
  sendMusic,
  sendMusicForFamily,
  checkMusic,
  waiveMusicFee,
  readMusic,
  readMusicOfCompetition,
  reportMusicDesk,
};
