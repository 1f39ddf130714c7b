import type { DeskDay } from './deskDay.ts';

/*
 * What a desk keeps on its device, in a cache of the competition: the day's answers and its files. Caches hold hundreds of
 * megabytes, and hand a file out as a blob, in which a player finds each second without a network (decision 0327).
 */

const PREFIX = 'rinkside-desk-';
const DAY = '/desk/day';
const fileAddress = (fileId: string) => `/desk/files/${fileId}`;

const cacheOf = (competitionId: string) => caches.open(PREFIX + competitionId);

export async function keepDeskDay(competitionId: string, day: DeskDay): Promise<void> {
  const cache = await cacheOf(competitionId);
  await cache.put(DAY, Response.json({ last: day.runs.days.at(-1) ?? day.runs.date, day }));
}

/** Null where this device has not opened the desk before. */
export async function keptDay(competitionId: string): Promise<DeskDay | null> {
  const cache = await cacheOf(competitionId);
  const kept = await cache.match(DAY);
  return kept ? ((await kept.json()) as { day: DeskDay }).day : null;
}

export async function keptFiles(competitionId: string): Promise<Set<string>> {
  const cache = await cacheOf(competitionId);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const start = fileAddress('');
  return new Set(addresses.flatMap((one) => (one.startsWith(start) ? [one.slice(start.length)] : [])));
}

/** @throws QuotaExceededError where the device is full */
export async function keepFile(competitionId: string, fileId: string, file: Blob): Promise<void> {
  const cache = await cacheOf(competitionId);
  await cache.put(fileAddress(fileId), new Response(file));
}

/** Null where the device has no copy. */
export async function keptFile(competitionId: string, fileId: string): Promise<Blob | null> {
  const cache = await cacheOf(competitionId);
  return (await (await cache.match(fileAddress(fileId)))?.blob()) ?? null;
}

/** Forgets files that have been replaced, or whose programme does not skate any more. */
export async function dropFiles(competitionId: string, fileIds: Iterable<string>): Promise<void> {
  const cache = await cacheOf(competitionId);
  await Promise.all([...fileIds].map((fileId) => cache.delete(fileAddress(fileId))));
}

/** Removes what is kept of competitions that are over. @param today `YYYY-MM-DD` */
export async function dropOldDesks(today: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const kept = await (await caches.open(name)).match(DAY);
    const last = kept ? ((await kept.json()) as { last: string }).last : '';
    if (last < today) await caches.delete(name);
  }
}
