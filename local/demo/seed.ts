import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { GetCommand, PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { hashPassword } from '../../functions/platform/passwords/password.ts';
import { demoFamilySkaters } from './familySkaters.ts';
import { DEMO_PASSWORD, familyAccounts, roleAccounts } from './accounts.ts';
import { seasonItems } from './items.ts';
import { demoLogos } from './logos.ts';
import { DEMO_LETTERHEAD, demoLetterhead } from './letterhead.ts';
import { demoMusic } from './musicFiles.ts';
import { demoPackets } from './packets.ts';
import { demoPosters } from './posters.ts';
import { demoSeason, type CompetitionSize, type DemoSeason } from './season.ts';
import type { BulkPut } from '../dynamo/bulkPut.ts';
import { putAll } from './write.ts';

/**
 * Marks the demo data as complete. Its key is not with the product's keys, because no deployed table ever
 * holds it: only the embedded default has demo data.
 */
const MARKER = { pk: 'DEMO#SEASON', sk: 'DEMO' };

/** Raised when the product reads attributes that items of an earlier demo lack. */
export const DEMO_VERSION = 3;

/** The version of the demo that a complete seeding wrote to this table; null before there is one. */
export async function seededVersion(
  client: DynamoDBDocumentClient,
  tableName: string,
): Promise<number | null> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName, Key: MARKER, ConsistentRead: true }),
  );
  return Item ? Number(Item['version']) : null;
}

interface Place {
  readonly client: DynamoDBDocumentClient;
  readonly bulkPut: BulkPut;
  readonly tableName: string;
  readonly s3: S3Client;
  readonly imageBucket: string;
  /** The instant around which the season's dates lie. */
  readonly now: Date;
  /** The size of the largest competition, if not its own. */
  readonly largest?: CompetitionSize;
}

/**
 * Writes the demo season. The marker comes last and ids are fixed, so that an interrupted seeding can be
 * repeated over its own items.
 */
export async function seedDemoData(place: Place): Promise<void> {
  const { client, bulkPut, tableName, s3, imageBucket, now, largest } = place;
  const season = demoSeason(now, largest);
  const passwordHash = await hashPassword(DEMO_PASSWORD, 'account');
  const accounts = [
    ...roleAccounts(passwordHash, now, demoFamilySkaters(season.skaters, season.competitions.open)),
    ...familyAccounts(season.skaters, now),
  ];
  const music = demoMusic(season);
  await Promise.all([
    putAll(bulkPut, tableName, [...seasonItems(season, accounts), ...music.items]),
    ...files(season).map((file) =>
      s3.send(new PutObjectCommand({ Bucket: imageBucket, CacheControl: 'public, max-age=86400', ...file })),
    ),
    ...music.files.map(({ key, bytes }) =>
      s3.send(
        new PutObjectCommand({
          Bucket: imageBucket,
          Key: key,
          Body: bytes,
          ContentType: 'audio/wav',
          CacheControl: 'private, no-store',
        }),
      ),
    ),
  ]);
  await client.send(
    new PutCommand({
      TableName: tableName,
      Item: { ...MARKER, type: 'demo', version: DEMO_VERSION, seededAt: now.toISOString() },
    }),
  );
}

/** The files of pages: posters, logos and packets. */
function files({ competitions }: DemoSeason) {
  return [
    ...[...demoPosters(), ...demoLogos()].map(({ path, svg }) => ({
      path,
      Body: svg,
      ContentType: 'image/svg+xml',
    })),
    { path: DEMO_LETTERHEAD, Body: demoLetterhead(), ContentType: 'image/png' },
    ...demoPackets(Object.values(competitions)).map(({ path, pdf }) => ({
      path,
      Body: pdf,
      ContentType: 'application/pdf',
    })),
  ].map(({ path, ...file }) => ({ Key: path.slice(1), ...file }));
}
