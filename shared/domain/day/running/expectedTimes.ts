/** A block of a track, in whole seconds of the venue's clock since the midnight with which its day begins. */
export interface TimedBlock {
  /** As published. */
  readonly start: number;
  readonly plannedSeconds: number;
  /** How long it takes with who skates now. */
  readonly seconds: number;
  /** How short it can be made when time is short: 0 for free time, `seconds` for what keeps its length. */
  readonly leastSeconds: number;
  /** Whether it may start before its published time: a resurfacing; for a flight families come at that time. */
  readonly canStartEarly: boolean;
  /** When it may start at the earliest by a hold; null without one. */
  readonly heldUntil: number | null;
  /** Null where nobody skates in start order. */
  readonly flight: TappedTimes | null;
}

/** The recorded times on the same clock; null before. */
export interface TappedTimes {
  readonly startedAt: number | null;
  readonly endedAt: number | null;
}

/** `skipped`: a later flight has started, and nobody tapped this one. */
export type BlockState = 'done' | 'now' | 'toCome' | 'skipped';

export interface ExpectedBlock {
  readonly state: BlockState;
  /** Tapped or expected; null where neither is known. */
  readonly start: number | null;
  readonly end: number | null;
}

/**
 * When everything of a day of a surface happens, from what was tapped and what is planned. A delay goes on until free
 * time or a lunch that can be shorter absorbs it; resurfacings keep their length. Nothing starts early, unless the
 * track is ahead and the block may; a flight that is held starts no sooner.
 * @param blocks in the order of the plan
 * @param now on the clock of the blocks, by the server
 * @returns as many as the blocks
 */
export function expectedTrack(blocks: readonly TimedBlock[], now: number): ExpectedBlock[] {
  const running = runningBlock(blocks);
  const last = blocks.findLastIndex(({ flight }) => isTapped(flight));
  const before = blocks
    .slice(0, last + 1)
    .map((block) => (block === running ? onTheIce(block, now) : passed(block)));
  return [...before, ...blocksToCome(blocks.slice(last + 1), afterTaps(blocks, last, now), now)];
}

const isTapped = (flight: TappedTimes | null) =>
  flight !== null && (flight.startedAt !== null || flight.endedAt !== null);

const startedAtOf = ({ flight }: TimedBlock) => flight?.startedAt ?? -Infinity;

function lastStarted(blocks: readonly TimedBlock[]): TimedBlock | undefined {
  const started = blocks.filter(({ flight }) => typeof flight?.startedAt === 'number');
  return started.toSorted((one, other) => startedAtOf(one) - startedAtOf(other)).at(-1);
}

/** A flight leaves the ice when it ends, or when the next one starts. */
function runningBlock(blocks: readonly TimedBlock[]): TimedBlock | undefined {
  const latest = lastStarted(blocks);
  return latest?.flight?.endedAt === null ? latest : undefined;
}

const plannedEnd = ({ start, plannedSeconds }: TimedBlock) => start + plannedSeconds;

/** A block that overruns ends now at the earliest. */
const endOnTheIce = (block: TimedBlock, now: number) => Math.max(startedAtOf(block) + block.seconds, now);

const onTheIce = (block: TimedBlock, now: number): ExpectedBlock => ({
  state: 'now',
  start: startedAtOf(block),
  end: endOnTheIce(block, now),
});

function passed({ flight }: TimedBlock): ExpectedBlock {
  const isSkipped = flight !== null && !isTapped(flight);
  return {
    state: isSkipped ? 'skipped' : 'done',
    start: flight?.startedAt ?? null,
    end: flight?.endedAt ?? null,
  };
}

/** The ice after what has happened: from when it is free, and by how much the track is ahead of its plan. */
interface Ice {
  readonly free: number;
  readonly ahead: number;
}

function afterTaps(blocks: readonly TimedBlock[], last: number, now: number): Ice {
  const block = blocks[last];
  if (!block) return { free: blocks[0]?.start ?? now, ahead: 0 };
  const running = runningBlock(blocks);
  // A flight that ended without a start counts only where it is the last: others were noted later.
  const ends = [lastStarted(blocks)?.flight?.endedAt, block.flight?.endedAt];
  const free = running
    ? endOnTheIce(running, now)
    : Math.max(...ends.filter((end) => typeof end === 'number'));
  return { free, ahead: Math.max(0, plannedEnd(block) - free) };
}

function blocksToCome(blocks: readonly TimedBlock[], ice: Ice, now: number): ExpectedBlock[] {
  let { free, ahead } = ice;
  return blocks.map((block) => {
    const inPlan = block.canStartEarly ? block.start - ahead : block.start;
    const earliest = Math.max(free, inPlan, block.heldUntil ?? inPlan);
    // Breaks begin by themselves, without a tap.
    const start = block.flight ? Math.max(earliest, now) : earliest;
    const end = start + lengthOf(block, start);
    free = end;
    ahead = Math.max(0, plannedEnd(block) - end);
    return { state: stateOf(block, { start, end }, now), start, end };
  });
}

/** A block that starts late catches up as far as it can be shorter. */
function lengthOf(block: TimedBlock, start: number): number {
  return Math.max(block.leastSeconds, Math.min(block.seconds, plannedEnd(block) - start));
}

function stateOf(
  { flight }: TimedBlock,
  { start, end }: { readonly start: number; readonly end: number },
  now: number,
): BlockState {
  if (flight || start > now) return 'toCome';
  return end > now ? 'now' : 'done';
}
