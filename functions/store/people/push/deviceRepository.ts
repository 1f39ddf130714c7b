import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { PUSH_KINDS } from '../../../../shared/domain/people/push/pushKinds.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, getItems, type Item } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, deleteWrite, IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import { sessionKey, userKey } from '../../keys.ts';
import { pushKey, pushOwnerKey } from './keys.ts';

/** The sixth device of an account takes the place of the oldest. */
const MOST_DEVICES = 5;

/** Where a browser gets its pushes. */
export const storedTarget = z.object({
  /** The hash of its endpoint. */
  id: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** Ours, that it subscribed with. */
  publicKey: z.string(),
  timeZone: z.string(),
});

const pushDevice = z.extend(storedTarget, {
  userAgent: z.string(),
  /** A UTC instant. */
  at: z.string(),
  /** It ends when the session is ended, and with each change that ends all sessions; not where one only runs out. */
  sessionId: z.string(),
  sessionVersion: z.number(),
});

export type PushDevice = z.output<typeof pushDevice>;

const quiet = z.nullable(z.object({ from: z.string(), until: z.string() }));

/** One item, so that the limit on devices holds whoever adds one at the same moment. */
const accountPush = z.object({
  type: z.literal('push'),
  accountId: z.string(),
  kinds: z.array(z.enum(PUSH_KINDS)),
  quiet,
  devices: z.array(pushDevice),
  changes: z.number(),
});

export type AccountPush = z.output<typeof accountPush>;

export const pushDeviceId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

const nothing = (accountId: string): AccountPush => ({
  type: 'push',
  accountId,
  kinds: [],
  quiet: null,
  devices: [],
  changes: 0,
});

export async function pushOfAccount(accountId: string): Promise<AccountPush> {
  return accountPush.safeParse(await getItem(pushKey(accountId))).data ?? nothing(accountId);
}

/** Of an account's stored item. */
export const devicesOf = (item: Item): readonly PushDevice[] =>
  accountPush.safeParse(item).data?.devices ?? [];

/** Those accounts alone that have a device. */
export async function pushOfAccounts(accountIds: readonly string[]): Promise<AccountPush[]> {
  const items = await getItems(accountIds.map(pushKey));
  return items
    .flatMap((item) => accountPush.safeParse(item).data ?? [])
    .filter(({ devices }) => devices.length > 0);
}

/** @throws {ApiError} Busy when it changes at this moment */
export async function replacePush(
  before: AccountPush,
  change: Partial<Pick<AccountPush, 'kinds' | 'quiet'>>,
): Promise<void> {
  await transact([pushWrite(before, change)]);
}

/**
 * Adds a device or replaces it. One that belonged to another account leaves that: a browser is pushed to for one only.
 * @throws {ApiError} NotAuthenticated when its session or all of them end at this moment; Busy when one of them changes
 */
export async function saveDevice(accountId: string, device: PushDevice): Promise<void> {
  const [push, owner] = await Promise.all([pushOfAccount(accountId), ownerOfDevice(device.id)]);
  const others = push.devices.filter(({ id }) => id !== device.id);
  const dropped = others.slice(0, Math.max(0, others.length + 1 - MOST_DEVICES));
  await transact([
    pushWrite(push, { devices: [...others.slice(dropped.length), device] }),
    ownerWrite(device.id, { owner, accountId }),
    ...dropped.map(({ id }) => deleteWrite(pushOwnerKey(id))),
    ...(await leavingWrites(device.id, owner, accountId)),
    ...sessionChecks(accountId, device),
  ]);
}

/** A phone that is sold asks once more while its owner logs it out. */
function sessionChecks(accountId: string, { sessionId, sessionVersion }: PushDevice): TransactItem[] {
  const onConflict = () => new ApiError('NotAuthenticated');
  const values = { ':version': sessionVersion };
  return [
    checkWrite(sessionKey(accountId, sessionId), { condition: 'attribute_exists(pk)', onConflict }),
    checkWrite(userKey(accountId), { condition: 'sessionVersion = :version', values, onConflict }),
  ];
}

/**
 * @returns whether any of the account's devices were such
 * @throws {ApiError} Busy when they change at this moment
 */
export async function removeDevices(
  accountId: string,
  isRemoved: (device: PushDevice) => boolean,
): Promise<boolean> {
  const push = await pushOfAccount(accountId);
  const removed = push.devices.filter(isRemoved);
  if (removed.length === 0) return false;
  await transact([
    pushWrite(push, { devices: push.devices.filter((device) => !isRemoved(device)) }),
    ...removed.map(({ id }) => deleteWrite(pushOwnerKey(id))),
  ]);
  return true;
}

/** `accountId` is null where the device follows without an account. */
const pushOwner = z.object({ type: z.literal('pushOwner'), accountId: z.nullable(z.string()) });

export type PushOwner = z.output<typeof pushOwner>;

/** Null where nobody has it. */
export async function ownerOfDevice(deviceId: string): Promise<PushOwner | null> {
  return pushOwner.safeParse(await getItem(pushOwnerKey(deviceId))).data ?? null;
}

/** The device's next owner, unless it got another since it was read. @param expiresAt of a device without an account */
export function ownerWrite(
  deviceId: string,
  {
    owner,
    accountId,
    expiresAt,
  }: { readonly owner: PushOwner | null; readonly accountId: string | null; readonly expiresAt?: number },
): TransactItem {
  const item = { ...pushOwnerKey(deviceId), type: 'pushOwner', accountId };
  return putWrite(expiresAt === undefined ? item : { ...item, expiresAt }, {
    condition: owner ? 'accountId = :before' : IS_NEW,
    ...(owner && { values: { ':before': owner.accountId } }),
    onConflict: () => new ApiError('Busy'),
  });
}

/** Takes a device out of the account that had it before its next owner. */
export async function leavingWrites(
  deviceId: string,
  owner: PushOwner | null,
  next: string | null,
): Promise<TransactItem[]> {
  if (owner === null || owner.accountId === null || owner.accountId === next) return [];
  const push = await pushOfAccount(owner.accountId);
  return push.changes === 0
    ? []
    : [pushWrite(push, { devices: push.devices.filter(({ id }) => id !== deviceId) })];
}

function pushWrite(before: AccountPush, change: Partial<AccountPush>): TransactItem {
  const after = { ...before, ...change, changes: before.changes + 1 };
  return putWrite(
    { ...pushKey(before.accountId), ...after },
    {
      condition: before.changes === 0 ? IS_NEW : 'changes = :read',
      ...(before.changes > 0 && { values: { ':read': before.changes } }),
      onConflict: () => new ApiError('Busy'),
    },
  );
}
