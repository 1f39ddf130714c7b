import * as pages from '../../functions/store/people/skaterPages/repository.ts';

const LAST_DAY = '2027-03-14';

/** The reads and writes of skaters' pages, of which the account has shared one before. */
export async function skaterPagePatterns(accountId: string, now: Date) {
  const person = (personId: string) => ({ accountId, competitionId: 'shared', personId });
  const page = (personId: string, tokenHash: string): pages.StoredSkaterPage => ({
    type: 'skaterPage',
    ...person(personId),
    nonce: 'drawn',
    tokenHash,
    createdAt: now.toISOString(),
  });
  const first = page('one', 'pageOne');
  await pages.storeSkaterPage(first, null, LAST_DAY);
  await pages.storeSkaterPage(page('other', 'pageOther'), null, LAST_DAY);
  return {
    skaterPagesOf: () => pages.skaterPagesOf(accountId, 'shared'),
    findSkaterPage: () => pages.findSkaterPage(person('one')),
    storeSkaterPage: () => pages.storeSkaterPage(page('one', 'pageNew'), first, LAST_DAY),
    skaterPageOfLink: () => pages.skaterPageOfLink('pageNew'),
    removeSkaterPage: () => pages.removeSkaterPage(person('other')),
  };
}
