import * as z from 'zod/mini';
import { isPushEndpoint } from '../../domain/people/push/pushEndpoint.ts';
import { FOLLOWER_KINDS, PUSH_KINDS, type PushKind } from '../../domain/people/push/pushKinds.ts';
import { defineRoutes } from '../core/route.ts';
import { ROLES } from '../core/roles.ts';
import { dataOf, oneOf, optional, required, text, timeZone } from '../core/scalars.ts';

const clockTime = z.string({ error: required }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'MustValid'));

/** By the clock of each device; null for none. */
export const quietHours = z.nullable(z.object({ from: clockTime, until: clockTime }));

const kindsAmong = <const Kinds extends readonly [PushKind, ...PushKind[]]>(kinds: Kinds) =>
  z.array(oneOf(kinds)).check(z.maxLength(kinds.length, 'MustValid'));

export const followerKinds = kindsAmong(FOLLOWER_KINDS);

const base64url = (least: number, most: number) =>
  z
    .string({ error: required })
    .check(z.minLength(least, 'MustValid'), z.maxLength(most, 'MustValid'), z.regex(/^[\w-]+$/, 'MustValid'));

const endpoint = z.string({ error: required }).check(z.refine(isPushEndpoint, 'MustValid'));

/** Where a browser gets its pushes: nobody knows the endpoint but the browser, its push service and this product. */
export const subscription = {
  endpoint,
  p256dh: base64url(87, 87),
  auth: base64url(22, 22),
  /** The key of ours that the browser subscribed with. */
  publicKey: base64url(87, 87),
  timeZone,
};

const push = z.object({
  /** For a new subscription. */
  publicKey: z.string(),
  kinds: z.array(z.enum(PUSH_KINDS)),
  quiet: quietHours,
  /** Those that get pushes, the newest last. */
  devices: z.array(
    z.object({
      id: z.string(),
      /** The `User-Agent` of its browser. */
      userAgent: z.string(),
      /** When it was switched on, or its page was open last. */
      at: z.string(),
    }),
  ),
});

export type MyPush = z.output<typeof push>;

const mine = { resource: 'users', roles: ROLES } as const;

/** What an account is told of on its devices (decision 0335). */
export const pushRoutes = defineRoutes({
  getMyPush: {
    ...mine,
    method: 'GET',
    path: '/api/users/me/push',
    summary: 'Get what the account has notifications about, and on which devices.',
    reads: ['sessions'],
    answer: dataOf(push),
    errors: [],
  },
  updateMyPush: {
    ...mine,
    method: 'PUT',
    path: '/api/users/me/push',
    summary: 'Choose what the account has notifications about, and at which hours none arrive.',
    changes: ['sessions'],
    body: z.object({
      kinds: kindsAmong(PUSH_KINDS),
      quiet: optional(z.object({ from: clockTime, until: clockTime })),
    }),
    answer: dataOf(push),
    errors: [],
  },
  savePushDevice: {
    ...mine,
    method: 'PUT',
    path: '/api/users/me/push/devices',
    summary: 'Push to this browser from now on. The sixth device takes the place of the oldest.',
    changes: ['sessions'],
    body: z.object(subscription),
    answer: dataOf(z.extend(push, { deviceId: z.string() })),
    errors: ['TooManyAttempts'],
  },
  removePushDevice: {
    ...mine,
    method: 'DELETE',
    path: '/api/users/me/push/devices/{deviceId}',
    summary: 'Push to one of the account’s devices no more.',
    changes: ['sessions'],
    params: z.object({ deviceId: text(64) }),
    answer: dataOf(push),
    errors: ['NotFound'],
  },
});
