import {
  findMusicUpload,
  musicOfCompetition,
  musicPage,
  storeCheckedFile,
  storeMusic,
  storeMusicUpload,
  type StoredMusic,
} from '../../functions/store/entering/music/repository.ts';
import { musicRulesOf, replaceMusicRules } from '../../functions/store/entering/music/rulesRepository.ts';

/** The reads and writes of a competition's music: rules that were set once, and a file for one programme. */
export async function musicPatterns(
  competitionId: string,
  author: { readonly by: string; readonly at: Date },
) {
  const rules = { isCollected: true, until: null, takesLate: false, lateFee: 0, licence: null, version: 1 };
  await replaceMusicRules(competitionId, await musicRulesOf(competitionId), rules, author);
  const upload = {
    id: '01KDEM0MVS1C00000000000001',
    accountId: author.by,
    mediaType: 'audio/mpeg',
    bytes: 2_000_000,
    name: 'Winter.mp3',
  };
  await storeMusicUpload(upload, author.at);
  const music: StoredMusic = {
    entryId: '01KDEM0ENTRY00000000000001',
    eventId: 'freestyle-1',
    file: {
      fileId: upload.id,
      name: upload.name,
      at: author.at.toISOString(),
      by: 'family',
      sender: 'Ana Frost',
      isLate: false,
      kind: 'mp3',
      bytes: 2_000_000,
      seconds: 90.04,
      from: 0,
      to: 90.04,
      lufs: -16.3,
      findings: [],
    },
    soundHash: 'a'.repeat(64),
    agreedTo: null,
    earlier: [],
    version: 1,
  };
  await storeMusic(competitionId, [music]);
  return {
    musicRulesOf: () => musicRulesOf(competitionId),
    replaceMusicRules: () =>
      replaceMusicRules(competitionId, rules, { ...rules, takesLate: true, version: 2 }, author),
    storeMusicUpload: () => storeMusicUpload({ ...upload, id: '01KDEM0MVS1C00000000000002' }, author.at),
    findMusicUpload: () => findMusicUpload(author.by, upload.id),
    musicOfCompetition: () => musicOfCompetition(competitionId, music.entryId),
    musicPage: () => musicPage(competitionId, undefined),
    storeCheckedFile: () =>
      storeCheckedFile(competitionId, music.entryId, {
        event: music.eventId,
        file: upload.id,
        isChecked: true,
      }),
    storeMusic: () => storeMusic(competitionId, [{ ...music, version: 2 }]),
  };
}
