import { randomUUID } from 'node:crypto';
import { currentTime } from '../local/clock.ts';
import { Caller } from '../local/testing/caller.ts';
import { instantIn } from '../local/testing/days.ts';

const JUDGES = 14;

/** A function that sends one mark of the next judge in turn and waits for its answer: a sheet holds so many marks. */
export async function newJudges(origin: string, competitionId: string): Promise<() => Promise<void>> {
  const admin = new Caller(origin);
  const account = { email: 'superadmin@demo.rinkside.example', password: 'Rinkside-demo-1' };
  await admin.data('logIn', { body: account });
  const { flights } = await admin.data('listSheets', { params: { competitionId } });
  const seats = flights
    .filter(({ isApproved, panelId }) => !isApproved && panelId !== null)
    .flatMap(({ id: flightId, panelId, seats: all }) => all.map(({ seat }) => ({ flightId, panelId, seat })))
    .filter(({ seat }) => seat !== 'referee')
    .slice(-JUDGES);
  const judges = await Promise.all(seats.map((seat) => newJudge(admin, origin, { ...seat, competitionId })));
  let turn = 0;
  return async () => {
    turn += 1;
    await judges[turn % judges.length]?.();
  };
}

async function newJudge(
  admin: Caller,
  origin: string,
  {
    competitionId,
    flightId,
    panelId,
    seat,
  }: { competitionId: string; flightId: string; panelId: string | null; seat: string },
): Promise<() => Promise<void>> {
  const purpose = { kind: 'panel', panelId, seat, label: seat, expiresAt: instantIn(1) };
  const { code } = await admin.data('createCode', { params: { competitionId }, body: purpose });
  const caller = new Caller(origin);
  await caller.data('openCode', { body: { code, name: seat } });
  const params = { competitionId, flightId, seat };
  const { columns, flight } = await caller.data('getJudgingSheet', { params });
  const boxes = flight.order
    .filter(({ order }) => order !== null)
    .flatMap(({ programmeId }) => columns.map(({ id }) => ({ programmeId, column: id })));
  const device = randomUUID();
  const sent: string[] = [];
  return async () => {
    const [id, box] = [randomUUID(), boxes[sent.length % boxes.length]];
    const before = sent.length < boxes.length ? undefined : sent.at(-boxes.length);
    const at = currentTime().toISOString();
    const replaces = before === undefined ? [] : [before];
    const mark = { id, ...box, value: 70, sequence: sent.push(id), at, replaces };
    await caller.data('submitMarks', { params, body: { device, marks: [mark], handIn: false } });
  };
}
