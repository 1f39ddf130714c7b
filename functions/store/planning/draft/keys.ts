import { itemKey, key } from '../../../platform/table/key.ts';

/** The draft of a competition's schedule, and what is published of it. */
export const schedulePartition = (competitionId: string) => key`COMPETITION#${competitionId}#SCHEDULE`;

export const draftKey = (competitionId: string) => itemKey(schedulePartition(competitionId), 'DRAFT');

/** Of the parts of every plan, also of one that was never finished. */
export const DRAFT_PARTS_PREFIX = 'DRAFT#';
/** @param plan to which the parts belong */
export const draftPartsPrefix = (plan: string) => key`DRAFT#${plan}#`;

/** @param plan to which the days of surfaces belong */
export const draftTracksPrefix = (plan: string) => key`DRAFT#${plan}#TRACK#`;

export const draftTrackKey = (competitionId: string, plan: string, surfaceId: string, date: string) =>
  itemKey(schedulePartition(competitionId), key`DRAFT#${plan}#TRACK#${surfaceId}#${date}`);
export const draftEventKey = (competitionId: string, plan: string, eventId: string) =>
  itemKey(schedulePartition(competitionId), key`DRAFT#${plan}#FLIGHTS#${eventId}`);
export const draftPanelsKey = (competitionId: string, plan: string, surfaceId: string, date: string) =>
  itemKey(schedulePartition(competitionId), key`DRAFT#${plan}#PANELS#${surfaceId}#${date}`);
