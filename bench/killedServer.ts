import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from '../local/testing/caller.ts';
import { instantIn } from '../local/testing/days.ts';
import { placeKey, sheetOf } from '../shared/domain/day/sheets/marks.ts';
import { HOST_COMMAND, startHost, type HostProcess } from './localHost.ts';
import { MarkDevice } from './markDevice.ts';
import { atMost, pieces, reported, seconds, type Row } from './row.ts';

/** A published competition of the demo, of which nothing is judged. */
const COMPETITION = '01KDEM0MEET000000000000004';
const DEVICES = 6;
const ROUNDS = 200;
/** The demo's passwords are hashed quickly: only codes are opened. */
const CHEAP = { PASSWORD_COST: String(2 ** 10) };
/** The server is killed at a moment up to this long after a mark was answered. */
const MOST_MILLISECONDS = 60;

/** Kills the server 200 times while tablets send marks, and compares what they wrote with what it has. */
export async function killedServer(dataDirectory: string): Promise<Row[]> {
  const { rounds, restart, marks, repeats, wrong } = await killRounds(dataDirectory, ROUNDS);
  return [
    reported('kills of the server while marks arrive', pieces(rounds)),
    reported('until it is ready again, on average', seconds(restart)),
    reported('marks written by six tablets', pieces(marks)),
    reported('batches sent again, without an answer the first time', pieces(repeats)),
    atMost(
      'marks lost, doubled, changed, or sheets handed in otherwise than answered',
      wrong.length,
      0,
      pieces,
    ),
  ];
}

export interface KillReport {
  readonly rounds: number;
  /** Seconds until the server was ready again. */
  readonly restart: number;
  readonly marks: number;
  readonly repeats: number;
  /** Differences between the server and the tablets, in words. */
  readonly wrong: readonly string[];
}

/** Each round kills the server without a warning at a random moment, starts it on the same data, and goes on. */
export async function killRounds(dataDirectory: string, rounds: number): Promise<KillReport> {
  let host = await startHost(HOST_COMMAND, dataDirectory, CHEAP);
  try {
    const admin = new Caller(host.origin);
    const account = { email: 'superadmin@demo.rinkside.example', password: 'Rinkside-demo-1' };
    await admin.data('logIn', { body: account });
    const devices = await newDevices(admin, host.origin);
    let [restarting, isOver] = [0, false];
    const writing = Promise.all(devices.map((device) => device.write(() => isOver)));
    for (let round = 0; round < rounds; round++) {
      const { answered } = sumOf(devices);
      while (sumOf(devices).answered < answered + 2 * devices.length) await pause(1);
      await pause(Math.random() * MOST_MILLISECONDS);
      await killed(host);
      host = await startHost(HOST_COMMAND, dataDirectory, CHEAP);
      restarting += host.seconds;
      for (const device of devices) device.reach(host.origin);
    }
    isOver = true;
    await writing;
    const reader = Object.assign(new Caller(host.origin), { cookie: admin.cookie });
    const wrong = (await Promise.all(devices.map((device) => differencesOf(device, reader)))).flat();
    const { marks, repeats } = sumOf(devices);
    return { rounds, restart: restarting / rounds, marks, repeats, wrong };
  } finally {
    await host.stop();
  }
}

async function killed(host: HostProcess): Promise<void> {
  process.kill(host.pid, 'SIGKILL');
  await host.stop();
}

/** A tablet for each of the first seats whose flights have no mark yet. Every third hands its sheet in at the end. */
async function newDevices(admin: Caller, origin: string): Promise<MarkDevice[]> {
  const competitionId = COMPETITION;
  const { flights } = await admin.data('listSheets', { params: { competitionId } });
  const seats = flights
    .filter(({ isApproved, panelId }) => !isApproved && panelId !== null)
    .flatMap(({ id: flightId, panelId, seats: all }) => all.map(({ seat }) => ({ flightId, panelId, seat })))
    .filter(({ seat }) => seat !== 'referee')
    .slice(-DEVICES);
  return Promise.all(
    seats.map(async ({ flightId, panelId, seat }, index) => {
      const label = `Tablet ${String(index + 1)}`;
      const purpose = { kind: 'panel', panelId, seat, label, expiresAt: instantIn(1) };
      const { code } = await admin.data('createCode', { params: { competitionId }, body: purpose });
      const caller = new Caller(origin);
      await caller.data('openCode', { body: { code, name: label } });
      const params = { competitionId, flightId, seat };
      const { columns, flight } = await caller.data('getJudgingSheet', { params });
      const boxes = flight.order
        .filter(({ order }) => order !== null)
        .flatMap(({ programmeId }) => columns.map(({ id }) => ({ programmeId, column: id })));
      return new MarkDevice({ caller, params, boxes, name: label, handsIn: index % 3 === 0 });
    }),
  );
}

/** Where the server's sheet is otherwise than the tablet's. */
async function differencesOf(device: MarkDevice, reader: Caller): Promise<string[]> {
  const { params, written, name } = device;
  const { marks, sheet } = await reader.data('getJudgingSheet', { params });
  const stored = marks.filter((mark) => mark.device === device.id);
  const inOrder = stored.toSorted((one, other) => one.sequence - other.sequence);
  const contentOf = (mark: (typeof written)[number]) =>
    [mark.sequence, mark.id, placeKey(mark), mark.value, mark.replaces.join('+')].join(' ');
  const [has, wrote] = [inOrder.map(contentOf), written.map(contentOf)];
  const shown = (all: Parameters<typeof sheetOf>[0]) =>
    [...sheetOf(all)].map(([key, { value, isConflict }]) => `${key} ${String(value)} ${String(isConflict)}`);
  const own = shown(written.map((mark) => ({ ...mark, device: device.id })));
  return [
    ...wrote.filter((mark) => !has.includes(mark)).map((mark) => `${name} lost ${mark}`),
    ...has.filter((mark) => !wrote.includes(mark)).map((mark) => `${name} never wrote ${mark}`),
    ...(has.length === wrote.length ? [] : [`${name} has ${String(has.length)} of ${String(wrote.length)}`]),
    ...(shown(stored).join() === own.join() ? [] : [`${name} shows another sheet`]),
    ...((sheet.handedInAt !== null) === device.isHandedIn ? [] : [`${name} is handed in otherwise`]),
  ];
}

const sumOf = (devices: readonly MarkDevice[]) => ({
  answered: devices.reduce((sum, { answered }) => sum + answered, 0),
  marks: devices.reduce((sum, { written }) => sum + written.length, 0),
  repeats: devices.reduce((sum, { repeats }) => sum + repeats, 0),
});
