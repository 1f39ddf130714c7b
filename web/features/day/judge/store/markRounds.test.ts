import { expect, inject, it } from 'vitest';
import { ApiError } from '../../../../api/ApiError.ts';
import { cellAt, type Mark, placeKey, sheetOf } from '../../../../../shared/domain/day/sheets/marks.ts';
import { installFakeDatabase } from './fakeDatabase.testing.ts';
import { HOUR, newId, refusal, Server, SHEET, START } from './markServer.testing.ts';
import { MarkStore } from './MarkStore.ts';
import { type MarkBatch, sendMarks } from './sendMarks.ts';

installFakeDatabase();

const PROGRAMMES = ['p1', 'p2'];
const COLUMNS = ['maneuver1', 'correctness'];

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Crash extends Error {}

/** A tablet with two tabs on one database, and a network that fails. */
class Tablet {
  tabs: MarkStore[] = [];
  /** Marks of others that it has read. */
  seen: Mark[] = [];
  readonly written: Mark[] = [];
  private readonly name: string;
  private readonly server: Server;
  private readonly offset: number;
  private readonly random: () => number;
  private readonly late: MarkBatch[] = [];

  constructor(name: string, server: Server, offset: number, random: () => number) {
    this.name = name;
    this.server = server;
    this.offset = offset;
    this.random = random;
  }

  async open(): Promise<void> {
    for (const tab of this.tabs) tab.close();
    const open = () => MarkStore.open(this.name, { newId, now: () => new Date(START + this.offset) });
    this.tabs = [await open()];
    if (this.random() < 0.4) this.tabs.push(await open());
  }

  tab(): MarkStore {
    const tab = this.tabs[Math.floor(this.random() * this.tabs.length)];
    if (!tab) throw new Error('The tablet is off');
    return tab;
  }

  async write(place: number, value: number | null): Promise<void> {
    const box = {
      programmeId: PROGRAMMES[place % 2] ?? '',
      column: COLUMNS[Math.floor(place / 2) % 2] ?? '',
    };
    const seen = cellAt(sheetOf([...this.seen, ...this.written]), box).marks;
    this.written.push(await this.tab().write(SHEET, { ...box, value, seen }));
  }

  async read(): Promise<void> {
    this.seen = [...this.server.marks.values()];
    await this.tab().confirm(this.seen.map(({ id }) => id));
  }

  readonly send = (batch: MarkBatch): Promise<void> => {
    const fault = Math.floor(this.random() * 10);
    if (fault === 0) return Promise.reject(ApiError.unreachable());
    if (fault === 1) return Promise.reject(refusal(503, 'Busy'));
    if (fault === 2) return Promise.reject(refusal(401, 'NotAuthenticated'));
    if (fault === 3) {
      // It arrives after what is sent later.
      this.late.push({ ...batch, handIn: false });
      return Promise.reject(ApiError.unreachable());
    }
    this.server.take(batch);
    if (fault === 4) return Promise.reject(ApiError.unreachable());
    if (fault === 5) return Promise.reject(new Crash('killed before the answer was stored'));
    if (fault === 6) this.server.take(batch);
    return Promise.resolve();
  };

  deliverLate(): void {
    for (const batch of this.late.splice(0)) this.server.take(batch);
  }

  /** With two tabs that send at once, as if there were no lock. */
  async sendAll(): Promise<void> {
    const runs = await Promise.allSettled(this.tabs.map((tab) => sendMarks(tab, this.send)));
    const isKilled = runs.some((run) => run.status === 'rejected');
    for (const run of runs) if (run.status === 'rejected') expect(run.reason).toBeInstanceOf(Crash);
    if (isKilled) await this.open();
  }

  async sendWithoutFaults(): Promise<void> {
    this.deliverLate();
    await sendMarks(this.tab(), (batch) => Promise.resolve(this.server.take(batch)));
  }
}

async function playRound(seed: number): Promise<{ server: Server; tablets: Tablet[] }> {
  const random = randomOf(seed);
  const server = new Server();
  const tablets = [0, seed % 3 === 0 ? HOUR : -HOUR].map(
    (offset, index) => new Tablet(`round${String(seed)} ${String(index)}`, server, offset, random),
  );
  for (const tablet of tablets) await tablet.open();
  for (let step = 0; step < 12; step++) {
    const tablet = tablets[random() < 0.7 ? 0 : 1] ?? new Tablet('', server, 0, random);
    const act = random();
    if (act < 0.15) {
      // Two tabs write at the same moment.
      await Promise.all([1, 2].map(() => tablet.write(Math.floor(random() * 4), 70)));
    } else if (act < 0.55) {
      await tablet.write(Math.floor(random() * 4), random() < 0.1 ? null : 70 + Math.floor(random() * 9));
    } else if (act < 0.8) await tablet.sendAll();
    else if (act < 0.88) await tablet.open();
    else if (act < 0.94) await tablet.read();
    else tablet.deliverLate();
  }
  for (const tablet of tablets) await tablet.tab().handIn(SHEET);
  for (const tablet of tablets) await tablet.sendWithoutFaults();
  return { server, tablets };
}

/** A tenth finds the same faults as all of them, of those that were put into the store on purpose (decision 0312). */
const ROUNDS = inject('isThorough') ? 1_000 : 100;
/** Rounds at a time: the database of the tests waits longer than it works. */
const AT_ONCE = 100;

/** @returns how many marks were written and how many boxes are in conflict */
async function checkRound(seed: number): Promise<{ marks: number; conflicts: number }> {
  const { server, tablets } = await playRound(seed);
  const written = tablets.flatMap((tablet) => tablet.written);
  expect([...server.marks.keys()].sort()).toEqual(written.map(({ id }) => id).sort());
  for (const tablet of tablets) {
    const sequences = tablet.written.map(({ sequence }) => sequence).sort((one, other) => one - other);
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
    expect(await tablet.tab().waitingSheets()).toEqual([]);
    tablet.tabs.forEach((tab) => tab.close());
  }
  expect(server.handedIn.has(SHEET)).toBe(true);
  const cells = [...sheetOf([...server.marks.values()]).values()];
  for (const cell of cells) {
    const own = written.filter((mark) => placeKey(mark) === placeKey(cell));
    const isOfOneDevice = new Set(own.map(({ device }) => device)).size === 1;
    if (isOfOneDevice) expect(cell.value).toBe(own.at(-1)?.value);
  }
  return { marks: written.length, conflicts: cells.filter(({ isConflict }) => isConflict).length };
}

it('rounds of failing networks, killed tabs and two tablets lose no mark and double none', async () => {
  let [marks, conflicts] = [0, 0];
  for (let first = 1; first <= ROUNDS; first += AT_ONCE) {
    const seeds = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    for (const round of await Promise.all(seeds.map(checkRound))) {
      marks += round.marks;
      conflicts += round.conflicts;
    }
  }
  expect(marks).toBeGreaterThan(5 * ROUNDS);
  expect(conflicts).toBeGreaterThan(ROUNDS / 10);
});
