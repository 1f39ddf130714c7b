import * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem, getItems, queryAll, type Item } from '../../../platform/table/read.ts';
import { retry, withJitter } from '../../../platform/retry.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, createWrite, replaceWrite, updateWrite } from '../../../platform/table/writes.ts';
import { competitionKey } from '../../keys.ts';
import { pointerKey } from '../publishing/keys.ts';
import { draftKey, draftPartsPrefix, schedulePartition } from './keys.ts';
import {
  headItem,
  headOf,
  partItems,
  partsOf,
  partVersionsOf,
  type StoredDraftParts,
  type StoredDraft,
  type StoredHead,
} from './storedDraft.ts';

/** The draft is no longer the one that was read. */
export class StaleDraftError extends Error {}

const published = z.object({
  version: z.number(),
  at: z.string(),
  generation: z.number(),
  revision: z.number(),
  content: z.optional(z.string()),
});

/** Somebody may change the draft between the reads of its parts; then all are read again. */
const READING = {
  attempts: 6,
  isRetryable: (error: unknown) => error instanceof StaleDraftError,
  pause: (failures: number) => withJitter(10 * 2 ** failures),
};

/**
 * The draft of a competition's schedule as it was at one moment.
 * @throws {ApiError} Busy where it changes at every attempt
 */
export async function findScheduleDraft(competitionId: string): Promise<StoredDraft> {
  return retry(async () => {
    const { head, pointer } = await readHeads(competitionId);
    if (head.generation === 0) return { ...head, tracks: [], events: [], panels: [], published: pointer };
    const items = await readParts(competitionId, head);
    const after = headOf(await getItem(draftKey(competitionId)));
    if (after.plan !== head.plan || after.revision !== head.revision) throw new StaleDraftError();
    const { tracks, events, panels } = partsOf(items);
    return { ...head, tracks: [...tracks], events: [...events], panels: [...panels], published: pointer };
  }, READING);
}

/** At half the price, and as it is now only where that has missed a change. */
async function readParts(competitionId: string, { plan, partVersions }: StoredHead): Promise<Item[]> {
  const parts = {
    KeyConditionExpression: 'pk = :schedule AND begins_with(sk, :parts)',
    ExpressionAttributeValues: {
      ':schedule': schedulePartition(competitionId),
      ':parts': draftPartsPrefix(plan),
    },
  };
  if (partVersions !== undefined) {
    const copied = await queryAll(parts);
    if (partVersionsOf(copied.map(({ version }) => ({ version: Number(version) }))) === partVersions)
      return copied;
  }
  return queryAll({ ...parts, ConsistentRead: true });
}

/** Which draft it is: its plan's number, and how often it was changed. */
export type StoredDraftStamp = Pick<StoredHead, 'generation' | 'revision'>;

/** The stamp of the draft that is stored; asked every few seconds by each open board. */
export async function findDraftStamp(competitionId: string): Promise<StoredDraftStamp> {
  const { generation, revision } = headOf(await getItem(draftKey(competitionId)));
  return { generation, revision };
}

async function readHeads(competitionId: string) {
  const [draft, pointer] = [draftKey(competitionId), pointerKey(competitionId)];
  const items = await getItems([draft, pointer], true);
  const itemOf = ({ sk }: { readonly sk: string }): Item | undefined =>
    items.find((item) => item['sk'] === sk);
  const found = itemOf(pointer);
  return { head: headOf(itemOf(draft)), pointer: found ? published.parse(found) : null };
}

/**
 * Writes that change parts of a draft in one transaction, and the draft's revision with them.
 * @param before as it was read
 * @param parts whole, each with the version that it had before, 0 for a new one
 * @returns the draft's head after it
 * @throws {StaleDraftError} where the draft changed meanwhile
 * @throws {ApiError} CompetitionArchived
 */
export async function changeScheduleDraft(
  competitionId: string,
  before: StoredDraft,
  parts: StoredDraftParts,
  {
    newPlan,
    extraWrites,
    changedBy,
    checksCompetition = true,
  }: {
    readonly newPlan: string;
    /** The account of an organiser who changes it by hand. */
    readonly changedBy?: string | undefined;
    readonly extraWrites: readonly TransactItem[];
    /** False where one of the other writes changes the competition, which refuses an archived one itself. */
    readonly checksCompetition?: boolean;
  },
): Promise<StoredDraftStamp> {
  const isNew = before.generation === 0;
  const plan = isNew ? newPlan : before.plan;
  const [generation, revision] = [isNew ? 1 : before.generation, before.revision + 1];
  const items = partItems(competitionId, plan, parts).map((item) => ({ ...item, version: item.version + 1 }));
  const counted = before.partVersions === undefined ? '' : ', partVersions :parts';
  const author = changedBy === undefined ? ' REMOVE changedBy' : ' SET changedBy = :by';
  await transact([
    ...(checksCompetition ? [notArchivedWrite(competitionId)] : []),
    isNew
      ? createWrite(
          headItem(competitionId, {
            generation,
            revision,
            plan,
            seed: null,
            plannedAt: null,
            partVersions: partVersionsOf(items),
            ...(changedBy !== undefined && { changedBy }),
          }),
          stale,
        )
      : updateWrite(draftKey(competitionId), {
          update: `ADD revision :one${counted}${author}`,
          ...isAsRead(before, {
            ':one': 1,
            ...(counted && { ':parts': items.length }),
            ...(changedBy !== undefined && { ':by': changedBy }),
          }),
        }),
    ...items.map((item) =>
      item.version === 1 ? createWrite(item, stale) : replaceWrite(item, item.version - 1, stale),
    ),
    ...extraWrites,
  ]);
  return { generation, revision };
}

const stale = () => new StaleDraftError();

/** The condition that a draft is the one that was read. */
export const isAsRead = ({ plan, revision }: Pick<StoredHead, 'plan' | 'revision'>, values: object = {}) => ({
  condition: '#plan = :plan AND revision = :read',
  names: { '#plan': 'plan' },
  values: { ...values, ':plan': plan, ':read': revision },
  onConflict: stale,
});

/** A plan is not changed once the competition is over. */
export const notArchivedWrite = (competitionId: string): TransactItem =>
  checkWrite(competitionKey(competitionId), {
    condition: '#state = :published',
    names: { '#state': 'state' },
    values: { ':published': 'published' },
    onConflict: () => new ApiError('CompetitionArchived'),
  });
