import { itemKey, key } from '../../../platform/table/key.ts';

/** All about a competition's music. */
export const musicPartition = (competitionId: string) => key`COMPETITION#${competitionId}#MUSIC`;

/** Until when music is sent. */
export const musicRulesKey = (competitionId: string) => itemKey(musicPartition(competitionId), 'RULES');

export const MUSIC_OF_PROGRAMMES = 'PROGRAMME#';
export const musicOfEntryPrefix = (entryId: string) => key`PROGRAMME#${entryId}#`;

/** The files of one programme. */
export const programmeMusicKey = (competitionId: string, entryId: string, eventId: string) =>
  itemKey(musicPartition(competitionId), key`PROGRAMME#${entryId}#${eventId}`);

/** An upload of music of an account; another account cannot find it. */
export const musicUploadKey = (accountId: string, uploadId: string) =>
  itemKey(key`MUSICUPLOAD#${uploadId}`, key`ACCOUNT#${accountId}`);

export const PLAYS = 'PLAY#';

/** That a desk played the file of a programme. */
export const musicPlayKey = (competitionId: string, programmeId: string, playId: string) =>
  itemKey(musicPartition(competitionId), key`PLAY#${programmeId}#${playId}`);

export const deskPrefix = (surfaceId: string) => key`DESK#${surfaceId}#`;

/** A device that plays the music of a surface. */
export const musicDeskKey = (competitionId: string, surfaceId: string, deskId: string) =>
  itemKey(musicPartition(competitionId), key`DESK#${surfaceId}#${deskId}`);
