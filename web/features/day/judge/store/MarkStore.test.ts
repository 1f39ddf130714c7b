import { describe, expect, inject, it } from 'vitest';
import { ApiError } from '../../../../api/ApiError.ts';
import { cellAt, type Mark, placeKey, sheetOf } from '../../../../../shared/domain/day/sheets/marks.ts';
import { installFakeDatabase } from './fakeDatabase.testing.ts';
import { MarkStore } from './MarkStore.ts';
import { type MarkBatch, sendMarks } from './sendMarks.ts';

const SHEET = 'competition flight judge1';
const OTHER_SHEET = 'competition flight2 judge1';
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

const refusal = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  new ApiError({ status, code, title: '', requestId: '' });

/** The server's side as the guide of the contract has it: marks are added, the same one again is the same. */
class Server {
  readonly marks = new Map<string, Mark>();
  readonly places = new Set<string>();
  readonly handedIn = new Set<string>();
  approved = false;

  take({ sheet, marks, handIn }: MarkBatch): void {
    if (this.approved) throw refusal(409, 'VersionConflict');
    for (const mark of marks) {
      const known = this.marks.get(mark.id);
      if (known) expect(mark).toEqual(known);
      const place = `${sheet} ${mark.device} ${String(mark.sequence)}`;
      if (!known) expect(this.places.has(place)).toBe(false);
      this.places.add(place);
      this.marks.set(mark.id, mark);
    }
    if (marks.length > 0) this.handedIn.delete(sheet);
    if (handIn) this.handedIn.add(sheet);
  }
}

let lastId = 0;
const newId = () => `id${String(++lastId).padStart(9, '0')}`;
const HOUR = 3_600_000;
const START = Date.parse('2027-01-06T10:00:00Z');

installFakeDatabase();

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

async function openStore(name: string): Promise<MarkStore> {
  return MarkStore.open(name, { newId, now: () => new Date(START) });
}

const box = { programmeId: 'p1', column: 'maneuver1' };

describe('marks of one tablet', () => {
  it('stay on the device after the approval, and the other sheets are sent', async () => {
    const store = await openStore('approval');
    await store.write(SHEET, { ...box, value: 72, seen: [] });
    await store.write(OTHER_SHEET, { ...box, value: 73, seen: [] });
    const server = new Server();
    const send = (batch: MarkBatch) => {
      if (batch.sheet === SHEET) return Promise.reject(refusal(409, 'VersionConflict'));
      return Promise.resolve(server.take(batch));
    };
    expect(await sendMarks(store, send)).toEqual({ kind: 'sent' });
    expect([...(await store.refusals())]).toEqual([[SHEET, 'VersionConflict']]);
    expect((await store.waitingOf(SHEET)).marks.map(({ value }) => value)).toEqual([72]);
    expect([...server.marks.values()].map(({ value }) => value)).toEqual([73]);
    await store.clearRejection(SHEET);
    await sendMarks(store, (batch) => Promise.resolve(server.take(batch)));
    expect(await store.waitingSheets()).toEqual([]);
  });

  it('are sent ninety at a time, and handing in comes with the last of them', async () => {
    const store = await openStore('batches');
    for (let value = 0; value <= 100; value++) await store.write(SHEET, { ...box, value, seen: [] });
    await store.handIn(SHEET);
    const batches: (readonly [number, boolean])[] = [];
    await sendMarks(store, (batch) => {
      batches.push([batch.marks.length, batch.handIn]);
      return Promise.resolve();
    });
    expect(batches).toEqual([
      [90, false],
      [11, true],
    ]);
    expect((await store.handIns()).size).toBe(0);
  });

  it('are no longer handed in once one is changed, also while the server is being asked', async () => {
    const store = await openStore('changed');
    await store.write(SHEET, { ...box, value: 72, seen: [] });
    await store.handIn(SHEET);
    const batches: MarkBatch[] = [];
    await sendMarks(store, async (batch) => {
      batches.push(batch);
      if (batches.length === 1) await store.write(SHEET, { ...box, value: 74, seen: [] });
    });
    expect(batches.map(({ marks, handIn }) => [marks.map(({ value }) => value), handIn])).toEqual([
      [[72], true],
      [[74], false],
    ]);
  });

  it('stay handed in if that is done again while the server is being asked', async () => {
    const store = await openStore('again');
    await store.write(SHEET, { ...box, value: 72, seen: [] });
    await store.handIn(SHEET);
    const batches: MarkBatch[] = [];
    await sendMarks(store, async (batch) => {
      batches.push(batch);
      if (batches.length > 1) return;
      await store.write(SHEET, { ...box, value: 74, seen: [] });
      await store.handIn(SHEET);
    });
    expect(batches.map(({ handIn }) => handIn)).toEqual([true, true]);
  });

  it('replace what another tab wrote in the box, which this one has not shown', async () => {
    const [one, other] = [await openStore('tabs'), await openStore('tabs')];
    const first = await one.write(SHEET, { ...box, value: 72, seen: [] });
    const second = await other.write(SHEET, { ...box, value: 74, seen: [] });
    expect(second.replaces).toEqual([first.id]);
  });

  it('are sent in the order of writing, whatever their ids', async () => {
    const ids = ['c', 'b', 'a'];
    const store = await MarkStore.open('order', {
      newId: () => ids.shift() ?? 'd',
      now: () => new Date(START),
    });
    for (const value of [72, 73, 74]) await store.write(SHEET, { ...box, value, seen: [] });
    const sent: (number | null)[] = [];
    await sendMarks(store, (batch) => {
      sent.push(...batch.marks.map(({ value }) => value));
      return Promise.resolve();
    });
    expect(sent).toEqual([72, 73, 74]);
  });
});

describe('marks of a competition that is over', () => {
  it('leave the device once the server has them; what it lacks stays', async () => {
    const clock = { now: START };
    const store = await MarkStore.open('over', { newId, now: () => new Date(clock.now) });
    const write = (sheet: string) =>
      store.write(sheet, { programmeId: 'p1', column: 'maneuver1', value: 72, seen: [] });
    const [sent, unsent, refused, handedIn, going] = ['sent', 'unsent', 'refused', 'handedIn', 'going'];
    for (const sheet of [sent, refused, unsent, handedIn, going]) {
      const { id } = await write(sheet ?? '');
      if (sheet === sent || sheet === handedIn || sheet === going) await store.confirm([id]);
      await store.keepAnswer(`sheet ${sheet ?? ''}`, { sheet });
    }
    await store.markRejected('refused', 'FlightApproved');
    await store.handIn('handedIn');
    clock.now = START + 30 * 24 * HOUR;
    await store.confirm([(await write('going')).id]);
    await store.keepAnswer('sheet going', { sheet: going });
    await store.clear(new Date(START + HOUR));
    const left = await Promise.all(
      [sent, unsent, refused, handedIn, going].map(
        async (sheet) => (await store.marksOf(sheet ?? '')).length,
      ),
    );
    expect(left).toEqual([0, 1, 1, 1, 2]);
    expect((await store.waitingSheets()).sort()).toEqual(['handedIn', 'refused', 'unsent']);
    // The server knows number 1 of this device on the sheet that was cleared.
    expect((await write('sent')).sequence).toBe(2);
    expect([...(await store.refusals()).keys()]).toEqual(['refused']);
    expect([await store.answerOf('sheet sent'), await store.answerOf('sheet going')]).toEqual([
      undefined,
      { sheet: 'going' },
    ]);
    store.close();
  });
});
