import { randomUUID } from 'node:crypto';
import type { Operation } from '../../shared/contract/routes.ts';
import type { Reply } from './caller.ts';
import { entryBody } from './competitions.ts';
import { dayAgo } from './days.ts';
import { changeOf } from './entryChanges.ts';
import { undecidedStarters } from '../../shared/domain/day/sheets/undecidedStarters.ts';
import { demoAccount } from './people.ts';
import { asShown, draftOf } from './publishing.ts';
import { handInSheet, newMark, type JudgedFlights } from './sheets.ts';

/** What somebody sends, the same each time, and how often it is found afterwards. */
export interface RepeatedCommand {
  readonly operation: Operation;
  readonly send: () => Promise<Reply<Operation>>;
  readonly found: () => Promise<number>;
}

const once = { once: true } as const;

/** Of a family, the office, the organiser and a judge: each makes something new. */
export const COMMANDS = {
  submitIndividualEntry: entry,
  recordPayment: payment,
  publishSchedule: publication,
  submitMarks: mark,
  updateEntry: change,
  withdrawEntry: withdrawal,
} as const satisfies Partial<Record<Operation, (staged: JudgedFlights) => Promise<RepeatedCommand>>>;

async function entry({ family, ...staged }: JudgedFlights): Promise<RepeatedCommand> {
  const body = entryBody(staged, 1);
  const headers = { 'idempotency-key': randomUUID() };
  return {
    operation: 'submitIndividualEntry',
    send: () => family.call('submitIndividualEntry', { body, headers, ...once }),
    found: async () => {
      const entries = await family.data('listMyEntries');
      return entries.filter((one) => JSON.stringify(one).includes(body.fullName)).length;
    },
  };
}

async function withdrawal({ family, ...staged }: JudgedFlights): Promise<RepeatedCommand> {
  const { id: entryId, version } = await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  const entered = { params: { entryId } };
  return {
    operation: 'withdrawEntry',
    send: () => family.call('withdrawEntry', { ...entered, body: { version }, ...once }),
    found: async () => ((await family.data('getEntry', entered)).state === 'withdrawn' ? 1 : 0),
  };
}

async function change({ family, ...staged }: JudgedFlights): Promise<RepeatedCommand> {
  const submitted = entryBody(staged, 1);
  const entry = await family.data('submitIndividualEntry', { body: submitted });
  const entered = { params: { entryId: entry.id } };
  const homeIsiRink = `Pond ${randomUUID()}`;
  const body = changeOf(entry, { ...submitted, homeIsiRink }, entry.totalPrice);
  return {
    operation: 'updateEntry',
    send: () => family.call('updateEntry', { ...entered, body, ...once }),
    found: async () => {
      const stored = await family.data('getEntry', entered);
      return JSON.stringify(stored).includes(homeIsiRink) ? 1 : 0;
    },
  };
}

let paid = 100;

async function payment({ params, programmeIds }: JudgedFlights): Promise<RepeatedCommand> {
  const office = await demoAccount('superadmin');
  const [entryId = ''] = (programmeIds[0] ?? '').split('.');
  const entered = { ...params, entryId };
  const body = { method: 'cash', amount: (paid += 1), receivedOn: dayAgo(2) };
  const headers = { 'idempotency-key': randomUUID() };
  return {
    operation: 'recordPayment',
    send: () => office.call('recordPayment', { params: entered, body, headers, ...once }),
    found: async () => {
      const { payments } = await office.data('listPayments', { params: entered });
      return payments.filter(({ amount }) => amount === body.amount).length;
    },
  };
}

/** A change of the draft that moves no flight: some have begun. */
async function lengthenBreak(staged: JudgedFlights): Promise<void> {
  const organiser = await demoAccount('superadmin');
  const { generation, tracks } = await draftOf(staged);
  const [track] = tracks.filter(({ blocks }) => blocks.length > 0);
  const last = track?.blocks.at(-1);
  if (!track || !last) throw new Error('The draft has a track');
  const blocks =
    last.kind === 'break'
      ? [...track.blocks.slice(0, -1), { ...last, seconds: last.seconds + 60 }]
      : [...track.blocks, { start: '22:00:00', seconds: 600, kind: 'break' as const }];
  const body = { generation, tracks: [{ ...track, blocks }] };
  await organiser.data('updateScheduleDraft', { params: staged.params, body });
}

async function publication(staged: JudgedFlights): Promise<RepeatedCommand> {
  const organiser = await demoAccount('superadmin');
  const { params } = staged;
  await lengthenBreak(staged);
  const body = { ...(await asShown(staged)), comment: null };
  return {
    operation: 'publishSchedule',
    send: () => organiser.call('publishSchedule', { params, body, ...once }),
    found: async () => (await organiser.data('getScheduleDifference', { params })).version - body.version,
  };
}

async function mark({ params, other }: JudgedFlights): Promise<RepeatedCommand> {
  const seat = { ...params, flightId: 'f2', seat: 'judge1' };
  const sheet = () => other.caller.data('getJudgingSheet', { params: seat });
  const { columns, flight, marks } = await sheet();
  const box = [flight.order[0]?.programmeId ?? '', columns[0]?.id ?? '', 70] as const;
  const replaced = marks.slice(-1).map(({ id }) => id);
  const body = { device: randomUUID(), marks: [newMark(1, box, replaced)], handIn: false };
  return {
    operation: 'submitMarks',
    send: () => other.caller.call('submitMarks', { params: seat, body, ...once }),
    found: async () => (await sheet()).marks.filter(({ device }) => device === body.device).length,
  };
}

/** Of one of the first flight's starters, at the door. */
export async function arrival(
  { params, programmeIds }: JudgedFlights,
  round: number,
): Promise<RepeatedCommand> {
  const door = await demoAccount('superadmin');
  const programmeId = programmeIds[round] ?? '';
  return {
    operation: 'checkIn',
    send: () => door.call('checkIn', { params: { ...params, flightId: 'f1', programmeId }, ...once }),
    found: async () => {
      const { runs } = await door.data('listRuns', { params });
      const starters = runs.flatMap(({ flights }) => flights.flatMap((flight) => flight.starters));
      return starters.filter((one) => one.programmeId === programmeId && one.state === 'checkedIn').length;
    },
  };
}

/** The approval and the posting of a flight whose sheets are handed in, once in a competition. */
export async function resultCommands({ params, panel }: JudgedFlights): Promise<RepeatedCommand[]> {
  const admin = await demoAccount('superadmin');
  const flight = { ...params, flightId: 'f1' };
  for (const [index, judge] of panel.slice(0, 3).entries())
    await handInSheet(judge.caller, { ...flight, seat: `judge${String(index + 1)}` });
  const listed = async () =>
    (await admin.data('listFlightResults', { params })).flights.find(({ id }) => id === 'f1');
  const { revision = 0, starters = [] } = (await listed()) ?? {};
  // Some are checked in at the door before.
  const confirmedUndecided = undecidedStarters(starters).map(({ programmeId }) => programmeId);
  const body = { revision, reason: null, confirmedUndecided };
  return [
    {
      operation: 'approveResult',
      send: () => (panel[3]?.caller ?? admin).call('approveResult', { params: flight, body, ...once }),
      found: async () => (await listed())?.result?.version ?? 0,
    },
    {
      operation: 'postResult',
      send: () => admin.call('postResult', { params: flight, body: { version: 1 }, ...once }),
      found: async () => ((await listed())?.result?.posted ? 1 : 0),
    },
  ];
}
