import { entryBody } from './competitions.ts';
import { demoAccount, newFamily } from './people.ts';
import { newScheduled, publishDraft, type StagedSchedule } from './schedules.ts';
import type { Caller } from './caller.ts';

/** Skaters of a flight. */
export const SKATERS_OF_FLIGHT = 3;

/** A published day of one family's skaters: flights of three, twenty minutes apart, all of one panel whose seats are open. */
export async function newPublishedDay(flights: number): Promise<StagedSchedule> {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(0);
  const family = await newFamily();
  for (let skater = 0; skater < SKATERS_OF_FLIGHT * flights; skater++)
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  await storeFlights(staged, flights, admin);
  await publishDraft(admin, staged.params);
  return { ...staged, family };
}

async function storeFlights({ params, competition }: StagedSchedule, count: number, admin: Caller) {
  const { problem } = await admin.data('getScheduleProblem', { params });
  const ids = problem.programmes.map(({ id }) => id);
  const flights = Array.from({ length: count }, (_, index) => ({
    id: `f${String(index)}`,
    programmes: ids.slice(SKATERS_OF_FLIGHT * index, SKATERS_OF_FLIGHT * (index + 1)),
  }));
  const track = { surfaceId: 'a', date: competition.startDate, version: 0 };
  const minutes = (index: number) => 7 * 60 + 20 * index;
  const two = (number: number) => String(number).padStart(2, '0');
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation: 0,
      events: [{ eventId: problem.events[0]?.id ?? '', version: 0, isFrozen: false, flights }],
      tracks: [
        {
          ...track,
          blocks: flights.map(({ id }, index) => ({
            start: `${two(Math.floor(minutes(index) / 60))}:${two(minutes(index) % 60)}:00`,
            seconds: 600,
            kind: 'flight' as const,
            flightId: id,
          })),
        },
      ],
    },
  });
  const { generation } = await admin.data('getScheduleDraft', { params });
  const seats = { judges: [null, null, null], referee: null };
  const panels = [{ id: 'panel', flightIds: flights.map(({ id }) => id), ...seats }];
  await admin.data('updateScheduleDraft', {
    params,
    body: { generation, panels: [{ ...track, panels }], reason: 'Rehearsal' },
  });
}
