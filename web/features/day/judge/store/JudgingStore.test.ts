import { expect, it } from 'vitest';
import type { JudgingSheet } from '../../../../../shared/contract/day/sheets/sheetAnswers.ts';
import type { Mark } from '../../../../../shared/domain/day/sheets/marks.ts';
import { ApiError } from '../../../../api/ApiError.ts';
import { orderFlights } from '../flightOrder.ts';
import type { JudgingDay } from './judgingServer.ts';
import { type JudgingServer, JudgingStore } from './JudgingStore.ts';
import { installFakeDatabase } from './fakeDatabase.testing.ts';
import { MarkStore } from './MarkStore.ts';
import { sheetKeyOf } from './sheetKey.ts';
import { viewOfSheet } from './sheetView.ts';

const COMPETITION = 'competition';
const KEY = sheetKeyOf({ competitionId: COMPETITION, flightId: 'flight', seat: 'judge1' });
const BOX = { programmeId: 'p1', column: 'maneuver1' };
const AT = '2027-01-06T10:00:00.000Z';

installFakeDatabase();

const flight = {
  id: 'flight',
  event: { id: 'FS4', format: 'Freestyle', level: 'Freestyle 4' },
  part: { number: 1, of: 1 },
  surface: 'Rink A',
  date: '2027-01-06',
  start: '10:40:00',
};

const facts: JudgingSheet['sheet'] = {
  state: 'empty',
  revision: 0,
  handedInAt: null,
  handedInBy: null,
  confirmedAt: null,
  confirmedBy: null,
  typedBy: [],
  mayConfirm: false,
};

const starter = (programmeId: string, state: 'checkedIn' | 'scratched') => ({
  programmeId,
  order: state === 'scratched' ? null : 1,
  name: programmeId,
  rink: 'Alster Ice',
  state,
});

/** A server with one flight, which can be out of reach. */
class Rink implements JudgingServer {
  failure: ApiError | null = null;
  isApproved = false;
  start = flight.start;
  sheetsAsked = 0;
  isAnswerLost = false;
  readonly marks: JudgingSheet['marks'] = [];
  handedInAt: string | null = null;

  private reach(): void {
    if (this.failure) throw this.failure;
  }

  async fetchDay(): Promise<JudgingDay> {
    this.reach();
    const seats = [
      { seat: 'judge1', isOwn: true, isHandedIn: this.handedInAt !== null, isConfirmed: false },
      { seat: 'judge2', isOwn: false, isHandedIn: false, isConfirmed: false },
    ];
    return {
      competition: { id: COMPETITION, name: 'Alster Winter Trophy', timeZone: 'Europe/Berlin' },
      days: ['2027-01-06'],
      date: '2027-01-06',
      flights: [
        {
          ...flight,
          start: this.start,
          panelId: 'panel',
          skaters: 2,
          hasProposal: false,
          isApproved: this.isApproved,
          seats,
        },
      ],
    };
  }

  async fetchSheet(): Promise<JudgingSheet> {
    this.reach();
    this.sheetsAsked += 1;
    return {
      flight: {
        ...flight,
        start: this.start,
        order: [starter('p1', 'checkedIn'), starter('p2', 'scratched')],
      },
      seat: 'judge1',
      columns: [{ id: 'maneuver1', name: 'Maneuver 1', unit: 'tenths', least: 0, most: 100 }],
      range: { least: 70, most: 78 },
      revision: this.marks.length,
      isApproved: this.isApproved,
      source: 'device',
      marks: [...this.marks],
      written: [],
      sheet: { ...facts, handedInAt: this.handedInAt },
    };
  }

  async sendBatch({
    marks,
    device,
    handIn,
  }: {
    readonly marks: readonly Mark[];
    readonly device: string;
    readonly handIn: boolean;
  }) {
    this.reach();
    if (this.isApproved) throw refusal(409, 'VersionConflict');
    this.add(...marks.map((mark) => ({ ...mark, device })));
    if (marks.length > 0) this.handedInAt = null;
    if (handIn) this.handedInAt = AT;
    if (this.isAnswerLost) throw ApiError.unreachable();
    return { revision: this.marks.length, sheet: { ...facts, handedInAt: this.handedInAt } };
  }

  add(...marks: readonly Mark[]): void {
    for (const mark of marks)
      if (!this.marks.some(({ id }) => id === mark.id))
        this.marks.push({
          ...mark,
          replaces: [...mark.replaces],
          receivedAt: AT,
          source: 'device',
          by: 'judge',
          name: 'Ruth Field',
        });
  }
}

const refusal = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  new ApiError({ status, code, title: '', requestId: '' });

let lastId = 0;

async function openTab(database: string, rink: Rink): Promise<JudgingStore> {
  const marks = await MarkStore.open(database, {
    newId: () => `id${String(++lastId).padStart(9, '0')}`,
    now: () => new Date(AT),
  });
  const store = new JudgingStore(COMPETITION, marks, rink);
  await store.begin();
  return store;
}

function sheetIn(store: JudgingStore) {
  const copy = store.getSnapshot().sheets.get(KEY);
  if (!copy) throw new Error('The device has no copy');
  return viewOfSheet(copy);
}

const boxIn = (store: JudgingStore) => sheetIn(store).rows[0]?.cells[0];

it('a page that is killed and opened again without a network shows its flights and its marks', async () => {
  const rink = new Rink();
  const before = await openTab('offline', rink);
  await before.refresh();
  rink.failure = ApiError.unreachable();
  await before.write(KEY, { ...BOX, value: 72, seen: [] });
  const after = await openTab('offline', rink);
  await after.refresh();
  expect(after.getSnapshot()).toMatchObject({ isReached: false, waiting: 1 });
  expect(after.getSnapshot().day?.flights.map(({ id }) => id)).toEqual(['flight']);
  expect(boxIn(after)).toMatchObject({ value: 72, state: 'waiting', isOutside: false });
  rink.failure = null;
  expect(await after.send()).toEqual({ kind: 'sent' });
  expect(boxIn(after)).toMatchObject({ value: 72, state: 'stored' });
  expect(rink.marks.map(({ value }) => value)).toEqual([72]);
});

it('a mark whose answer was lost is with the server once the sheet is read', async () => {
  const rink = new Rink();
  const store = await openTab('lost', rink);
  await store.refresh();
  await store.write(KEY, { ...BOX, value: 72, seen: [] });
  rink.isAnswerLost = true;
  expect(await store.send()).toEqual({ kind: 'later', retryAfterSeconds: 0 });
  expect(boxIn(store)?.state).toBe('waiting');
  await store.refreshSheet(KEY);
  expect(boxIn(store)?.state).toBe('stored');
  expect(store.getSnapshot().waiting).toBe(0);
});

it('a session that has ended keeps the marks and asks to sign in', async () => {
  const rink = new Rink();
  const store = await openTab('session', rink);
  await store.refresh();
  await store.write(KEY, { ...BOX, value: 72, seen: [] });
  rink.failure = refusal(401, 'NotAuthenticated');
  store.onSendResult(await store.send());
  expect(store.getSnapshot()).toMatchObject({ access: 'signIn', waiting: 1 });
  await store.refresh();
  expect(store.getSnapshot().isCodeEnded).toBe(false);
  rink.failure = refusal(401, 'CodeEnded');
  await store.refresh();
  expect(store.getSnapshot()).toMatchObject({ access: 'signIn', isCodeEnded: true });
  rink.failure = null;
  await store.refresh();
  await store.send();
  expect(store.getSnapshot()).toMatchObject({ access: 'open', waiting: 0 });
});

it('two devices that wrote different marks are in conflict, and the chosen mark replaces both', async () => {
  const rink = new Rink();
  const store = await openTab('conflict', rink);
  await store.refresh();
  await store.write(KEY, { ...BOX, value: 72, seen: [] });
  rink.add({ ...BOX, id: 'other', value: 76, device: 'other', sequence: 1, at: AT, replaces: [] });
  await store.send();
  await store.refreshSheet(KEY);
  expect(sheetIn(store)).toMatchObject({ conflicts: 1, missing: 0 });
  expect(boxIn(store)).toMatchObject({ value: null, state: 'conflict' });
  await store.write(KEY, { ...BOX, value: 76, seen: boxIn(store)?.marks ?? [] });
  expect(boxIn(store)).toMatchObject({ value: 76, state: 'waiting' });
  await store.send();
  expect(rink.marks.at(-1)?.replaces.toSorted()).toEqual([rink.marks[1]?.id, 'other'].toSorted());
});

it('a sheet is handed in after its marks, and a later mark opens it again', async () => {
  const rink = new Rink();
  const store = await openTab('handIn', rink);
  await store.refresh();
  await store.write(KEY, { ...BOX, value: 81, seen: [] });
  expect(sheetIn(store)).toMatchObject({ handIn: 'open', missing: 0 });
  expect(boxIn(store)?.isOutside).toBe(true);
  await store.handIn(KEY);
  expect(sheetIn(store).handIn).toBe('sending');
  await store.send();
  expect(sheetIn(store).handIn).toBe('done');
  const { flights } = await rink.fetchDay();
  expect(orderFlights(COMPETITION, flights, store.getSnapshot().sheets)).toMatchObject({
    now: [],
    done: [{ key: KEY }],
  });
  await store.write(KEY, { ...BOX, value: 78, seen: boxIn(store)?.marks ?? [] });
  expect(sheetIn(store).handIn).toBe('open');
  await store.send();
  expect(rink.handedInAt).toBeNull();
});

it('only own seats are listed, and a skater who is scratched has no boxes', async () => {
  const rink = new Rink();
  const store = await openTab('own', rink);
  await store.refresh();
  expect([...store.getSnapshot().sheets.keys()]).toEqual([KEY]);
  expect(sheetIn(store).rows.map(({ isSkating, cells }) => [isSkating, cells.length])).toEqual([
    [true, 1],
    [false, 0],
  ]);
});

it('another judge on the same tablet sees no copy of the first one’s sheet, whose marks stay', async () => {
  const rink = new Rink();
  const first = await openTab('shared', rink);
  await first.refresh();
  await first.write(KEY, { ...BOX, value: 72, seen: [] });
  rink.failure = refusal(403, 'Forbidden');
  const second = await openTab('shared', rink);
  await second.open(KEY);
  expect(second.getSnapshot().sheets.size).toBe(0);
  await second.send();
  expect(second.getSnapshot().waiting).toBe(1);
  rink.failure = null;
  const back = await openTab('shared', rink);
  await back.refresh();
  await back.send();
  expect(rink.marks.map(({ value }) => value)).toEqual([72]);
});

it('marks that come after the approval stay on the device, which says so', async () => {
  const rink = new Rink();
  const store = await openTab('approved', rink);
  await store.refresh();
  await store.write(KEY, { ...BOX, value: 72, seen: [] });
  rink.isApproved = true;
  expect(await store.send()).toEqual({ kind: 'sent' });
  await store.refreshSheet(KEY);
  expect(sheetIn(store)).toMatchObject({ isClosed: true, waiting: 1 });
  expect(rink.marks).toEqual([]);
});

it('an open list shows where a flight has moved, and asks for its sheet again and for no other', async () => {
  const rink = new Rink();
  const store = await openTab('moved', rink);
  await store.refresh();
  await store.look();
  expect(rink.sheetsAsked).toBe(1);
  rink.start = '11:20:00';
  await store.look();
  expect([store.getSnapshot().day?.flights[0]?.start, rink.sheetsAsked]).toEqual([rink.start, 2]);
  expect(store.getSnapshot().sheets.get(KEY)?.answer.flight.start).toBe(rink.start);
});
