import * as z from 'zod/mini';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, instant, required, wholeNumber } from '../../core/scalars.ts';

/** Plays of one report; a desk that was long without a network sends several. */
export const MOST_PLAYS = 25;

/** One hour is longer than any programme or warm-up. */
const LONGEST_SECONDS = 3_600;

const musicDesk = z.object({
  /** Other devices that have reported for the surface in the last minutes: who opened them, and when they were seen. */
  others: z.array(z.object({ name: z.string(), at: z.string() })),
});

export type DeskReport = z.output<typeof musicDesk>;

const play = z.object({
  /** Drawn by the desk: a play that is sent twice counts once. */
  id,
  programmeId: id,
  fileId: id,
  at: instant,
  /** Heard. */
  seconds: wholeNumber(0, LONGEST_SECONDS),
});

export const musicDeskRoutes = defineRoutes({
  reportMusicDesk: {
    resource: 'files',
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    codes: ['checkIn'],
    method: 'PUT',
    path: '/api/files/music/competitions/{competitionId}/desks/{deskId}',
    summary: 'Report what a music desk has played on its surface; returns the other desks there.',
    changes: { nothing: 'Plays are read with the list of music, which no desk shows.' },
    params: z.object({ competitionId: id, deskId: id }),
    body: z.object({
      surfaceId: id,
      plays: z.array(play, { error: required }).check(z.maxLength(MOST_PLAYS, 'MustWithin')),
    }),
    answer: dataOf(musicDesk),
    errors: ['NotFound'],
  },
});
