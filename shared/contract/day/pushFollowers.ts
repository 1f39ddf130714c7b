import * as z from 'zod/mini';
import { PUBLIC } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, optional, required, text } from '../core/scalars.ts';
import { followerKinds, quietHours, subscription } from '../people/push.ts';

/** A star as the device keeps it (decision 0328). */
const star = z.object({ name: text(300), rink: text(200), event: z.optional(text(300)) });

const MOST_STARS = 100;
/** In all: every look at a running day reads the stars of all followers. */
const MOST_LETTERS = 8_000;

const letters = (stars: readonly z.output<typeof star>[]) =>
  stars.reduce((sum, { name, rink, event = '' }) => sum + name.length + rink.length + event.length, 0);

const byDevice = {
  resource: 'publicSchedule',
  roles: PUBLIC,
  params: z.object({ competitionId: id }),
} as const;

/** Pushes to a device that follows skaters without an account: its endpoint, which nobody else knows, is its key. */
export const pushFollowerRoutes = defineRoutes({
  getPushKey: {
    ...byDevice,
    method: 'GET',
    path: '/api/competitions/{competitionId}/skater-pages/push',
    summary: 'Get the public key with which a browser subscribes.',
    reads: { nothing: 'The product’s own key, which no screen changes.' },
    answer: dataOf(z.object({ publicKey: z.string() })),
    errors: ['NotFound'],
  },
  savePushFollower: {
    ...byDevice,
    method: 'PUT',
    path: '/api/competitions/{competitionId}/skater-pages/push',
    summary:
      'Push to this browser about the skaters whom it follows, until the competition is over; without any, or no kinds, no more.',
    changes: { nothing: 'The device itself keeps what it follows.' },
    body: z.object({
      ...subscription,
      kinds: followerKinds,
      quiet: optional(quietHours),
      skaters: z.array(star, { error: required }).check(
        z.maxLength(MOST_STARS, 'MustValid'),
        z.refine((stars) => letters(stars) <= MOST_LETTERS, 'MustValid'),
      ),
    }),
    answer: dataOf(z.null()),
    errors: ['NotFound', 'TooManyAttempts'],
  },
});
