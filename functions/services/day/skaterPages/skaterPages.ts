import type { MySkaterPages } from '../../../../shared/contract/day/skaterPages.ts';
import { ALL_SKATERS } from '../../../../shared/domain/day/allSkaters.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import {
  endOfPage,
  findSkaterPage,
  removeSkaterPage,
  skaterPagesOf,
  storeSkaterPage,
  type StoredSkaterPage,
} from '../../../store/people/skaterPages/repository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { formOf } from '../../planning/published/loadSchedule.ts';
import { familySkaters, skatersOnPage } from './familySkaters.ts';
import { isMadeByFamily, newPageAddress, pageAddressOf } from './pageAddress.ts';

/**
 * The account's skaters in a competition, with the pages that it shares.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function listMySkaterPages(competitionId: string, accountId: string): Promise<MySkaterPages> {
  const competition = await getCompetition(competitionId);
  const [skaters, pages, family] = await Promise.all([
    familySkaters(competitionId, accountId, await formOf(competition)),
    skaterPagesOf(accountId, competitionId),
    findAccount(accountId),
  ]);
  const standing = pages.filter((page) => family && isMadeByFamily(page, family));
  const addressFor = async (personId: string) => {
    const page = standing.find((one) => one.personId === personId);
    return page ? addressOf(page) : null;
  };
  return {
    skaters: await Promise.all(
      skaters.map(async ({ personId, entryIds, fullName, published }) => ({
        personId,
        entryIds: [...entryIds],
        fullName,
        publishedName: published?.name ?? null,
        address: await addressFor(personId),
      })),
    ),
    all: await addressFor(ALL_SKATERS),
  };
}

interface Shared {
  readonly competitionId: string;
  readonly accountId: string;
  /** Or `ALL_SKATERS`. */
  readonly personId: string;
  /** `createdAt` of the address that a new one replaces: a second click finds another one, and changes nothing. */
  readonly replaces?: string | undefined;
}

/**
 * Makes the address of a skater's page, or of the page of all. One that is there stays, unless it is the one to replace.
 * @throws {ApiError} NotFound for a skater of another family, one who is published by initials, and after the competition;
 * TooManyAttempts; Busy
 */
export async function shareSkaterPage({ replaces, by, ...person }: Shared & { by: string }, now: Date) {
  const { competitionId, accountId, personId } = person;
  const competition = await getCompetition(competitionId);
  const skaters = await familySkaters(competitionId, accountId, await formOf(competition));
  const isNobody = skatersOnPage(skaters, personId).length === 0;
  if (isNobody || endOfPage(competition.endDate) <= now) throw new ApiError('NotFound');
  const [before, family] = await Promise.all([findSkaterPage(person), findAccount(accountId)]);
  if (!family || !isMadeByFamily(by === accountId ? {} : { by }, family)) throw new ApiError('NotFound');
  const isStanding = before && isMadeByFamily(before, family);
  if (isStanding && before.createdAt !== replaces) return addressOf(before);
  await countAttempt({ what: 'skaterPagesByAccount', who: accountId, account: accountId }, now);
  const address = await newPageAddress();
  const page: StoredSkaterPage = {
    type: 'skaterPage',
    ...person,
    ...address,
    ...(by !== accountId && { by }),
    createdAt: now.toISOString(),
  };
  await storeSkaterPage(page, before, competition.endDate);
  return addressOf(page);
}

/** @returns whether there was a page to turn off */
export const revokeSkaterPage = (person: Omit<Shared, 'replaces'>): Promise<boolean> =>
  removeSkaterPage(person);

async function addressOf(page: StoredSkaterPage) {
  return { createdAt: page.createdAt, url: await pageAddressOf(page) };
}
