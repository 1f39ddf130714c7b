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
