import * as z from 'zod/mini';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { placesOf } from './repository.ts';

const count = z._default(z.number(), 0);

const counters = z.object({
  individualEntries: count,
  teamEntries: count,
  danceEntries: count,
  taken: count,
  iceSeconds: count,
  charged: count,
  paid: count,
});

/** Sums of the events' counters. */
export const competitionFigures: Handler<'competitionFigures'> = async ({ params }) => {
  const { competitionId } = params;
  const [competition, items] = await Promise.all([findCompetition(competitionId), placesOf(competitionId)]);
  if (!competition) throw new ApiError('NotFound');
  const events = items.map((item) => counters.parse(item));
  const sum = (name: keyof z.output<typeof counters>) =>
    events.reduce((total, event) => total + event[name], 0);
  return {
    data: {
      skaters: sum('individualEntries'),
      teams: sum('teamEntries'),
      dances: sum('danceEntries'),
      eventsEntered: sum('taken'),
      iceSeconds: sum('iceSeconds'),
      currency: competition.currency,
      charged: sum('charged'),
      paid: sum('paid'),
    },
  };
};
