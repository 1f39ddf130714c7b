import * as z from 'zod/mini';
import { startOfDay } from '../../../../shared/domain/core/dates/days.ts';
import { secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { queryAll } from '../../../platform/table/read.ts';
import { createItem, putItem } from '../../../platform/table/writes.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import { deskPrefix, musicDeskKey, musicPartition, musicPlayKey, PLAYS } from './keys.ts';

const storedDesk = z.object({
  deskId: z.string(),
  /** Of the person who opened it. */
  name: z.string(),
  /** A UTC instant. */
  at: z.string(),
});

/** A device that plays music of a surface. */
export type StoredDesk = z.output<typeof storedDesk>;

const storedPlay = z.object({
  id: z.string(),
  programmeId: z.string(),
  fileId: z.string(),
  /** When it began: a UTC instant by the desk's clock. */
  at: z.string(),
  /** Heard. */
  seconds: z.number(),
});

export type StoredPlay = z.output<typeof storedPlay>;

const AT_ONCE = 10;

/** A desk was there; the table forgets it after a day. */
export async function storeDesk(competitionId: string, surfaceId: string, desk: StoredDesk): Promise<void> {
  const expiresAt = Math.floor(Date.parse(desk.at) / 1000) + 24 * 60 * 60;
  await putItem({
    ...musicDeskKey(competitionId, surfaceId, desk.deskId),
    type: 'musicDesk',
    ...desk,
    expiresAt,
  });
}

export async function desksOf(competitionId: string, surfaceId: string): Promise<StoredDesk[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :competition AND begins_with(sk, :desks)',
    ExpressionAttributeValues: {
      ':competition': musicPartition(competitionId),
      ':desks': deskPrefix(surfaceId),
    },
  });
  return items.map((item) => storedDesk.parse(item));
}

/** Stores each play once, however often a desk without a network sends it. @param lastDay of the competition, `YYYY-MM-DD` */
export async function storePlays(
  competitionId: string,
  plays: readonly StoredPlay[],
  { deskId, by, lastDay }: { readonly deskId: string; readonly by: string; readonly lastDay: string },
): Promise<void> {
  const expiresAt = startOfDay(lastDay).getTime() / 1000 + secondsKept('musicDesk');
  await mapInParallel(plays, AT_ONCE, (play) =>
    createItem({
      ...musicPlayKey(competitionId, play.programmeId, `${deskId} ${play.id}`),
      type: 'musicPlay',
      ...play,
      by,
      expiresAt,
    }),
  );
}

export async function playsOf(competitionId: string): Promise<StoredPlay[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :competition AND begins_with(sk, :plays)',
    ExpressionAttributeValues: { ':competition': musicPartition(competitionId), ':plays': PLAYS },
  });
  return items.map((item) => storedPlay.parse(item));
}
