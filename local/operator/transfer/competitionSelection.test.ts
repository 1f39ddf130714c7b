import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transferPlaces } from '../../testing/transferPlaces.ts';
import { checkFile } from './fileReader.ts';
import type { DataPlace } from './place.ts';
import type { StoredItem } from './storedItem.ts';

let places: Awaited<ReturnType<typeof transferPlaces>>;

beforeAll(async () => {
  places = await transferPlaces();
});
afterAll(() => places.close());

const S = (text: string) => ({ S: text });
const item = (pk: string, sk: string, more: StoredItem = {}): StoredItem => ({
  pk: S(pk),
  sk: S(sk),
  ...more,
});
const account = (id: string) =>
  item(`USER#${id}`, 'USER', { type: S('user'), id: S(id), passwordHash: S('x') });
const entry = (id: string, family: string, competition: string) =>
  item(`ACCOUNT#${family}`, `ENTRY#individual#${id}`, {
    type: S('entry'),
    id: S(id),
    accountId: S(family),
    competitionId: S(competition),
    image: S(`/images/${competition}.png`),
  });

async function itemIn({ database, tableName }: DataPlace, key: string): Promise<StoredItem | undefined> {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: tableName }));
  return Items.find(({ pk, sk }) => `${pk?.S ?? ''} ${sk?.S ?? ''}` === key);
}

/** What is in a new place after competition c1 has moved there. */
async function movedAlone(items: readonly StoredItem[]): Promise<DataPlace> {
  const from = await places.newPlace([
    item('COMPETITION#c1', 'COMPETITION', { type: S('competition'), id: S('c1') }),
    ...items,
  ]);
  const to = await places.newPlace();
  await places.imported(to, await places.exported(from, { competition: 'c1' }));
  return to;
}

async function keysIn({ database, tableName }: DataPlace): Promise<string[]> {
  const { Items = [] } = await database.send(new ScanCommand({ TableName: tableName }));
  const keys = Items.map(({ pk, sk }) => `${pk?.S ?? ''} ${sk?.S ?? ''}`);
  return keys.filter((key) => !key.startsWith('DATAVERSION')).toSorted();
}

it('one competition goes without the other entries of its families', async () => {
  const competition = (id: string) =>
    item(`COMPETITION#${id}`, 'COMPETITION', { type: S('competition'), id: S(id) });
  const from = await places.newPlace([
    competition('c1'),
    competition('c2'),
    item('COMPETITION#c1#REHEARSAL', 'REHEARSAL'),
    item('COMPETITION#c1#RECEIPTS', 'COUNTER'),
    item('COMPETITION#c1#COACHES', 'COACH#k', { coachId: S('k') }),
    item('COACH#k', 'COACH', { type: S('coach'), id: S('k'), mergedInto: S('kept') }),
    item('COACH#kept', 'COACH', { type: S('coach'), id: S('kept') }),
    item('COACH#k', 'PUPIL#c1#e1'),
    item('COACH#k', 'PUPIL#c2#e2'),
    item('COACH#other', 'COACH', { type: S('coach') }),
    entry('e1', 'family', 'c1'),
    entry('e2', 'family', 'c2'),
    entry('e3', 'stranger', 'c2'),
    item('ENTRY#e1', 'PAYMENT#1'),
    item('ENTRY#e2', 'PAYMENT#2'),
    item('ACCOUNT#family', 'SKATER#c2#x'),
    account('family'),
    account('stranger'),
    item('MEMBER#1', 'MEMBER'),
    item('SETTINGS', 'SETTINGS'),
  ]);
  for (const Key of ['images/c1.png', 'images/c2.png'])
    await from.files.send(new PutObjectCommand({ Bucket: from.bucket, Key, Body: Key }));
  const file = await places.exported(from, { competition: 'c1' });
  const to = await places.newPlace();
  await places.imported(to, file);
  expect(await keysIn(to)).toEqual([
    'ACCOUNT#family ENTRY#individual#e1',
    'COACH#k COACH',
    'COACH#k PUPIL#c1#e1',
    'COACH#kept COACH',
    'COMPETITION#c1 COMPETITION',
    'COMPETITION#c1#COACHES COACH#k',
    'COMPETITION#c1#RECEIPTS COUNTER',
    'ENTRY#e1 PAYMENT#1',
    'USER#family USER',
  ]);
  expect((await checkFile(file, async () => '')).manifest.objects.map(({ key }) => key)).toEqual([
    'images/c1.png',
  ]);
  await expect(places.exported(from, { competition: 'c9' })).rejects.toThrow('There is no competition c9.');
});

it('links, calendar feeds and skaters’ pages of its people and entries go along', async () => {
  const link = (hash: string, purpose: string, more: StoredItem) =>
    item(`LINK#${hash}`, 'LINK', { type: S('link'), purpose: S(purpose), ...more });
  const feed = (id: string) => [
    item(`USER#${id}`, 'CALENDARFEED#family', { accountId: S(id) }),
    item(`CALENDARFEED#${id}`, 'LINK', { type: S('feedLink'), accountId: S(id) }),
  ];
  const page = (id: string, competition: string) => [
    item(`USER#${id}`, `FOLLOWED#${competition}`, { competitionId: S(competition) }),
    item(`USER#${id}`, `SKATERPAGE#${competition}#p`, { accountId: S(id) }),
    item(`SKATERPAGE#${id}${competition}`, 'LINK', { accountId: S(id), competitionId: S(competition) }),
  ];
  const to = await movedAlone([
    entry('e1', 'family', 'c1'),
    entry('e2', 'stranger', 'c2'),
    account('family'),
    account('stranger'),
    item('COMPETITION#c1#COACHES', 'COACH#k', { coachId: S('k') }),
    item('COACH#k', 'COACH', { type: S('coach'), id: S('k') }),
    link('a', 'reset', { userId: S('family') }),
    link('b', 'reset', { userId: S('stranger') }),
    link('c', 'partner', { accountId: S('family'), entryId: S('e1') }),
    link('d', 'partner', { accountId: S('stranger'), entryId: S('e2') }),
    link('e', 'coach', { coachId: S('k') }),
    link('f', 'coach', { coachId: S('other') }),
    link('g', 'handover', { accountId: S('family') }),
    ...feed('family'),
    ...feed('stranger'),
    ...page('family', 'c1'),
    ...page('family', 'c2'),
    ...page('stranger', 'c1'),
  ]);
  expect((await keysIn(to)).filter((key) => /LINK|CALENDAR|PAGE|FOLLOWED/.test(key))).toEqual([
    'CALENDARFEED#family LINK',
    'LINK#a LINK',
    'LINK#c LINK',
    'LINK#e LINK',
    'LINK#g LINK',
    'SKATERPAGE#familyc1 LINK',
    'USER#family CALENDARFEED#family',
    'USER#family FOLLOWED#c1',
    'USER#family SKATERPAGE#c1#p',
  ]);
});

it('rinks count the uses that go along', async () => {
  const rink = (id: string, uses: number) =>
    item('RINKS', `RINK#${id}`, { type: S('rink'), id: S(id), uses: { N: String(uses) } });
  const use = (rinkId: string, kind: string, id: string) =>
    item(`RINKUSES#${rinkId}`, `${kind}#${id}`, { type: S('rinkUse'), kind: S(kind), id: S(id) });
  const to = await movedAlone([
    entry('e1', 'head', 'c1'),
    account('head'),
    rink('used', 5),
    rink('unused', 1),
    use('used', 'competition', 'c1'),
    use('used', 'competition', 'c2'),
    use('used', 'entries', 'c1'),
    use('used', 'headCoach', 'head'),
    use('used', 'headCoach', 'stranger'),
    use('unused', 'entries', 'c2'),
  ]);
  expect((await keysIn(to)).filter((key) => key.startsWith('RINKUSES'))).toEqual([
    'RINKUSES#used competition#c1',
    'RINKUSES#used entries#c1',
    'RINKUSES#used headCoach#head',
  ]);
  expect((await itemIn(to, 'RINKS RINK#used'))?.['uses']).toEqual({ N: '3' });
  expect((await itemIn(to, 'RINKS RINK#unused'))?.['uses']).toEqual({ N: '0' });
});

it('nobody arrives as a super administrator or as the manager of another competition', async () => {
  const withRole = (id: string, role: string, more: StoredItem = {}) => ({
    ...account(id),
    role: S(role),
    gsi1pk: S(`USERS#${role}`),
    competitionId: { NULL: true as const },
    ...more,
  });
  const to = await movedAlone([
    item('COMPETITION#c1#COACHES', 'COACH#k', { coachId: S('k') }),
    entry('e1', 'parent', 'c1'),
    entry('e2', 'other', 'c1'),
    entry('e3', 'head', 'c1'),
    withRole('coach', 'SUPER_ADMIN', { coachId: S('k') }),
    withRole('parent', 'SUPER_ADMIN', { coachId: S('elsewhere') }),
    withRole('manager', 'MANAGER', { competitionId: S('c1') }),
    withRole('other', 'MANAGER', { competitionId: S('c2') }),
    withRole('head', 'HEAD_COACH', { rinkId: S('r') }),
  ]);
  const arrived = async (id: string) => {
    const user = await itemIn(to, `USER#${id} USER`);
    return [user?.['role']?.S, user?.['gsi1pk']?.S, user?.['competitionId']];
  };
  expect(await arrived('coach')).toEqual(['HEAD_COACH', 'USERS#HEAD_COACH', { NULL: true }]);
  expect(await arrived('parent')).toEqual(['SKATER', 'USERS#SKATER', { NULL: true }]);
  expect(await arrived('manager')).toEqual(['MANAGER', 'USERS#MANAGER', S('c1')]);
  expect(await arrived('other')).toEqual(['SKATER', 'USERS#SKATER', { NULL: true }]);
  expect(await arrived('head')).toEqual(['HEAD_COACH', 'USERS#HEAD_COACH', { NULL: true }]);
  expect((await itemIn(to, 'USER#coach USER'))?.['coachId']).toEqual(S('k'));
  expect((await itemIn(to, 'USER#parent USER'))?.['coachId']).toEqual({ NULL: true });
});

it('the payments by card of a competition go with all that their provider told', async () => {
  const attempt = (id: string, competition: string) =>
    item(`CARDATTEMPT#${id}`, 'ATTEMPT', {
      type: S('cardAttempt'),
      competitionId: S(competition),
      intent: S(`pi_${id}`),
    });
  const to = await movedAlone([
    attempt('a1', 'c1'),
    attempt('a2', 'c2'),
    item('CARDATTEMPT#a1', 'EVENT#e1'),
    item('CARDATTEMPT#a2', 'EVENT#e2'),
    item('CARDINTENT#pi_a1', 'ATTEMPT'),
    item('CARDINTENT#pi_a1', 'EVENT#e3'),
    item('CARDINTENT#pi_a2', 'ATTEMPT'),
    item('COMPETITION#c1#CARDS', 'ACCOUNT#f1'),
    item('CARDSKEPT', 'EVENT#e4'),
  ]);
  expect((await keysIn(to)).filter((key) => /CARD/.test(key))).toEqual([
    'CARDATTEMPT#a1 ATTEMPT',
    'CARDATTEMPT#a1 EVENT#e1',
    'CARDINTENT#pi_a1 ATTEMPT',
    'CARDINTENT#pi_a1 EVENT#e3',
    'COMPETITION#c1#CARDS ACCOUNT#f1',
  ]);
});
