import type { BodyOf } from '../../shared/contract/types.ts';
import type { Caller } from './caller.ts';
import { entryBody } from './competitions.ts';
import { mailsSent, mailsTo } from './outbox.ts';
import { demoAccount } from './people.ts';
import { firstDraft, newScheduled, publicationOf, type StagedSchedule } from './schedules.ts';

const organiser = () => demoAccount('superadmin');

export const differenceOf = async ({ params }: StagedSchedule) =>
  (await organiser()).data('getScheduleDifference', { params });
export const draftOf = async ({ params }: StagedSchedule) =>
  (await organiser()).data('getScheduleDraft', { params });
export const editDraft = async ({ params }: StagedSchedule, body: BodyOf<'updateScheduleDraft'>) =>
  (await organiser()).call('updateScheduleDraft', { params, body });

/** The draft as it stands, as the body of a change: all its parts, or one kind of them. */
export async function draftAsRead(staged: StagedSchedule) {
  const { generation, tracks, events, panels } = await draftOf(staged);
  const [track, event] = [tracks[0], events[0]];
  if (!track || !event) throw new Error('The draft has a track and an event');
  return { generation, track, event, events, panels };
}

/** A plan of what the draft has, over the revision that was read. */
export async function planAsRead(staged: StagedSchedule): Promise<BodyOf<'replaceScheduleDraft'>> {
  const { generation, revision, tracks, events, panels } = await draftOf(staged);
  const flightsOf = ({ eventId, flights }: (typeof events)[number]) => ({
    eventId,
    flights: flights.map(({ id, programmes }) => ({ id, programmes: programmes.toReversed() })),
  });
  return { generation, revision, seed: 7, tracks, events: events.map(flightsOf), panels };
}

export const replaceDraft = async ({ params }: StagedSchedule, body: BodyOf<'replaceScheduleDraft'>) =>
  (await organiser()).call('replaceScheduleDraft', { params, body });

export const publish = async ({ params }: StagedSchedule, body: BodyOf<'publishSchedule'>) =>
  (await organiser()).call('publishSchedule', { params, body });

export const asShown = async ({ params }: StagedSchedule) => publicationOf(await organiser(), params);

/** Two skaters in two events each, their flights one after the other from 07:00, ten minutes each. */
export async function newScheduleDraft(): Promise<StagedSchedule> {
  const staged = await newScheduled(2);
  await (await organiser()).data('updateScheduleDraft', { params: staged.params, body: firstDraft(staged) });
  return staged;
}

/** A draft whose skaters have a flight each, all in one event. */
export async function newLoneFlights(skaters: number): Promise<StagedSchedule> {
  const admin = await organiser();
  const { family, ...staged } = await newScheduled(0);
  await Promise.all(
    Array.from({ length: skaters }, () =>
      family.data('submitIndividualEntry', { body: entryBody(staged, 1) }),
    ),
  );
  const { params } = staged;
  const problem = await admin.data('getScheduleProblem', { params });
  const flights = problem.problem.programmes.map(({ id }, index) => ({
    id: `f${String(index)}`,
    programmes: [id],
  }));
  await storeFlights({ ...staged, family, problem }, flights, 0);
  return { ...staged, family, problem };
}

/** Puts every skater of such a draft into the first flight. */
export async function joinFlights(staged: StagedSchedule): Promise<void> {
  const programmes = staged.problem.problem.programmes.map(({ id }) => id);
  await storeFlights(staged, [{ id: 'f0', programmes }], 1);
}

async function storeFlights(
  { params, competition, problem }: StagedSchedule,
  flights: readonly { readonly id: string; readonly programmes: string[] }[],
  version: number,
): Promise<void> {
  const admin = await organiser();
  const { generation } = await admin.data('getScheduleDraft', { params });
  const blocks = flights.map(({ id }, index) => ({
    start: `07:${String(10 * index).padStart(2, '0')}:00`,
    seconds: 600,
    kind: 'flight' as const,
    flightId: id,
  }));
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation,
      tracks: [{ surfaceId: 'a', date: competition.startDate, version, blocks }],
      events: [
        { eventId: problem.problem.events[0]?.id ?? '', version, isFrozen: false, flights: [...flights] },
      ],
      ...(version > 0 && { reason: 'One flight' }),
    },
  });
}

/** Moves every flight of the draft by so many minutes. */
export async function delay(staged: StagedSchedule, minutes: number, surfaceId = 'a') {
  const { generation, tracks } = await draftOf(staged);
  const later = (start: string) => {
    const [hours = 0, past = 0] = start.split(':').map(Number);
    const all = hours * 60 + past + minutes;
    return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}:00`;
  };
  const [track] = tracks.filter(({ blocks }) => blocks.length > 0);
  if (!track) throw new Error('The draft has a track');
  const moved = track.blocks.map((block) => ({ ...block, start: later(block.start) }));
  const other = { date: track.date, surfaceId, version: 0, blocks: moved };
  const changed =
    surfaceId === track.surfaceId ? [{ ...track, blocks: moved }] : [{ ...track, blocks: [] }, other];
  await (
    await organiser()
  ).data('updateScheduleDraft', { params: staged.params, body: { generation, tracks: changed } });
}

export async function scheduleMails(reader: Caller | string) {
  await mailsSent();
  const address = typeof reader === 'string' ? reader : (await reader.data('myAccount')).email;
  return (await mailsTo(address)).filter(({ subject }) => /ice times|you judge|your panels/i.test(subject));
}
