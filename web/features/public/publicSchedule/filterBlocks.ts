import type { Live, LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { PublicBlock, PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { instantOf } from '../../../../shared/domain/planning/published/instantOf.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';

/** A reader's search; '' for everything. */
export interface BlockFilter {
  readonly name: string;
  readonly event: string;
  readonly rink: string;
  readonly surface: string;
}

/** Whether days are left aside: a skater, an event or a rink is looked for on all of them. */
export const isSearch = ({ name, event, rink }: BlockFilter) => name !== '' || event !== '' || rink !== '';

/** Blocks with somebody or something that is looked for; breaks only where nothing is. */
export function filterBlocks<Block extends Pick<PublicBlock, 'surfaceId' | 'flight'>>(
  blocks: readonly Block[],
  wanted: BlockFilter,
): Block[] {
  const search = plainWords(wanted.name);
  return blocks.filter(({ surfaceId, flight }) => {
    if (wanted.surface !== '' && surfaceId !== wanted.surface) return false;
    if (!isSearch(wanted)) return true;
    if (!flight) return false;
    if (wanted.event !== '' && flight.eventId !== wanted.event) return false;
    if (wanted.rink === '' && search === '') return true;
    return flight.skaters.some((skater) => isWanted(skater, wanted));
  });
}

type Skater = NonNullable<PublicBlock['flight']>['skaters'][number];

/** A skater who is looked for by name or by rink. */
export function isWanted({ name, rink }: Skater, wanted: Pick<BlockFilter, 'name' | 'rink'>): boolean {
  const search = plainWords(wanted.name);
  if (search === '' && wanted.rink === '') return false;
  return (wanted.rink === '' || rink === wanted.rink) && plainWords(name).includes(search);
}

/** Without accents and capitals, as people type names. */
export const plainWords = (text: string) =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/** The rinks of published skaters, by name. */
export function scheduledRinks(blocks: readonly PublicBlock[]): string[] {
  const rinks = blocks.flatMap(({ flight }) => flight?.skaters.flatMap(({ rink }) => rink ?? []) ?? []);
  return [...new Set(rinks)].sort((one, other) => one.localeCompare(other));
}

/** Each event's name, by its id. */
export const scheduledEventNames = ({
  events,
}: Pick<PublicSchedule, 'events'>): ReadonlyMap<string, string> =>
  new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)]));

/**
 * A block's surface on the running day.
 * @returns null where that is not known: before the first answer, before the first tap or hold, for another day or another version
 */
export function runningSurface(
  { version }: Pick<PublicSchedule, 'version'>,
  { date, surfaceId }: PublicBlock,
  live: Live | undefined,
): Live['surfaces'][number] | null {
  const surface = live?.date === date ? live.surfaces.find(({ id }) => id === surfaceId) : undefined;
  const isKnown =
    surface?.blocks.some(({ state, heldUntil }) => state !== 'toCome' || heldUntil !== undefined) ?? false;
  return surface && isKnown && live?.version === version ? surface : null;
}

/** A block as the running day has it; null where that is not known. */
export function runningBlock(
  schedule: Pick<PublicSchedule, 'version'>,
  block: PublicBlock,
  live: Live | undefined,
): LiveBlock | null {
  const surface = runningSurface(schedule, block, live);
  return surface?.blocks.find((one) => isSameStart(one, block)) ?? null;
}

export const isSameStart = (one: { readonly start: string }, other: { readonly start: string }) =>
  secondsOfTime(one.start.slice(0, 5)) === secondsOfTime(other.start.slice(0, 5));

/** Whether the block is on the ice by what was tapped on the running day; null where that is not known. */
export function onIceNow(
  schedule: Pick<PublicSchedule, 'version'>,
  block: PublicBlock,
  live: Live | undefined,
): boolean | null {
  const surface = runningSurface(schedule, block, live);
  if (!surface) return null;
  const now = surface.now === null ? undefined : surface.blocks[surface.now];
  return now !== undefined && isSameStart(now, block);
}

/** Whether the block is over: by what was tapped on the running day, where that is not known by the published times. */
export function isBlockOver(
  schedule: Pick<PublicSchedule, 'version'>,
  block: PublicBlock,
  live: Live | undefined,
  timeZone: string,
  now: Date,
): boolean {
  const surface = runningSurface(schedule, block, live);
  const place = surface?.blocks.findIndex((one) => isSameStart(one, block)) ?? -1;
  const own = surface?.blocks[place];
  if (!surface || !own) return endOf(block, timeZone) <= now.getTime();
  if (own.flight) return own.state === 'done' || own.state === 'skipped';
  // Nobody taps a break: it is over once something behind it has begun.
  return surface.blocks.slice(place + 1).some(({ state }) => state === 'now' || state === 'done');
}

/** Whether flights are over, so that there can be results: before, nobody is led to a page without any. */
export const canHaveResults = (days: readonly string[], today: string, live: Live | undefined): boolean =>
  days.some((day) => day < today) ||
  (live?.surfaces.some(({ blocks }) => blocks.some(({ state, flight }) => flight && state === 'done')) ??
    false);

/** Whether the block is on the ice by the published times. */
export function isNow({ date, start, seconds }: PublicBlock, timeZone: string, now: Date): boolean {
  const from = Date.parse(instantOf(date, secondsOfTime(start), timeZone));
  return from <= now.getTime() && now.getTime() < from + seconds * 1_000;
}

const endOf = ({ date, start, seconds }: PublicBlock, timeZone: string) =>
  Date.parse(instantOf(date, secondsOfTime(start) + seconds, timeZone));

/** The day that a reader sees first: today at the venue if there is skating, else the next day, else the first. */
export const firstDay = (days: readonly string[], today: string): string =>
  days.find((day) => day >= today) ?? days[0] ?? '';
