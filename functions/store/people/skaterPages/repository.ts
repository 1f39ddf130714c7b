import * as z from 'zod/mini';
import { startOfDay } from '../../../../shared/domain/core/dates/days.ts';
import { secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { createWrite, deleteWrite, IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import { userPartition } from '../../keys.ts';
import { SKATER_PAGE_PREFIX, skaterPageKey, skaterPageLinkKey, skaterPagePrefix } from './keys.ts';

const storedSkaterPage = z.object({
  type: z.literal('skaterPage'),
  accountId: z.string(),
  competitionId: z.string(),
  /** Or `ALL_SKATERS`. */
  personId: z.string(),
  /** From it and a secret outside the table the token of the address is made. */
  nonce: z.string(),
  tokenHash: z.string(),
  /** The account of the guardian who made the address; absent for the family's own account. */
  by: z.optional(z.string()),
  /** A UTC instant. */
  createdAt: z.string(),
});

export type StoredSkaterPage = z.output<typeof storedSkaterPage>;

const pageLink = z.object({ accountId: z.string(), competitionId: z.string(), personId: z.string() });

type PageOfPerson = z.output<typeof pageLink>;

/** The pages that an account shares, in one competition or in all. */
export async function skaterPagesOf(accountId: string, competitionId?: string): Promise<StoredSkaterPage[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :pages)',
    ExpressionAttributeValues: {
      ':account': userPartition(accountId),
      ':pages': competitionId === undefined ? SKATER_PAGE_PREFIX : skaterPagePrefix(competitionId),
    },
    ConsistentRead: true,
  });
  return items.map((item) => storedSkaterPage.parse(item));
}

export async function findSkaterPage({
  accountId,
  competitionId,
  personId,
}: PageOfPerson): Promise<StoredSkaterPage | null> {
  const item = await getItem(skaterPageKey(accountId, competitionId, personId));
  return storedSkaterPage.safeParse(item).data ?? null;
}

/**
 * Stores a page's address in place of the one that was read, which works no more.
 * @param lastDay of the competition, `YYYY-MM-DD`
 * @throws {ApiError} Busy when the page is shared or turned off at this moment
 */
export async function storeSkaterPage(
  page: StoredSkaterPage,
  before: StoredSkaterPage | null,
  lastDay: string,
): Promise<void> {
  const expiresAt = endOfPage(lastDay).getTime() / 1000;
  const { accountId, competitionId, personId } = page;
  await transact([
    putWrite({ ...skaterPageKey(accountId, competitionId, personId), ...page, expiresAt }, isStill(before)),
    createWrite({
      ...skaterPageLinkKey(page.tokenHash),
      type: 'skaterPageLink',
      ...pageLink.parse(page),
      expiresAt,
    }),
    ...(before ? [deleteWrite(skaterPageLinkKey(before.tokenHash))] : []),
  ]);
}

/** When a page and its address end. */
export const endOfPage = (lastDay: string): Date =>
  new Date(startOfDay(lastDay).getTime() + secondsKept('skaterPage') * 1000);

/**
 * @returns whether there was one to turn off
 * @throws {ApiError} Busy when the page is shared or turned off at this moment
 */
export async function removeSkaterPage(person: PageOfPerson): Promise<boolean> {
  const before = await findSkaterPage(person);
  if (!before) return false;
  const { accountId, competitionId, personId } = person;
  await transact([
    deleteWrite(skaterPageKey(accountId, competitionId, personId), isStill(before)),
    deleteWrite(skaterPageLinkKey(before.tokenHash)),
  ]);
  return true;
}

/** The page of an address; null where it is revoked, or goes with its account. */
export async function skaterPageOfLink(tokenHash: string): Promise<StoredSkaterPage | null> {
  const link = pageLink.safeParse(await getItem(skaterPageLinkKey(tokenHash))).data;
  const page = link && (await findSkaterPage(link));
  return page?.tokenHash === tokenHash ? page : null;
}

const isStill = (before: StoredSkaterPage | null) => ({
  condition: before ? 'tokenHash = :token' : IS_NEW,
  ...(before && { values: { ':token': before.tokenHash } }),
  onConflict: () => new ApiError('Busy'),
});
