import * as z from 'zod/mini';
import { competitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import {
  competition as competitionShape,
  type Competition,
} from '../../../../shared/contract/entering/competitions/competitions.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { competitionIndexKey, competitionKey, competitionsIndex } from '../../keys.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { GSI1 } from '../../../platform/table/key.ts';
import { getItem, getItems, queryAll, type Item } from '../../../platform/table/read.ts';

/** A competition as stored: it refers to its rink by id (`ring`), and to its form by id and version. */
const storedCompetition = z.extend(z.omit(competitionShape, { rink: true }), {
  formVersion: z.number(),
  /** Whether every entry has items by skater; a competition published before they existed has not. */
  entriesBySkater: z.optional(z.boolean()),
  /** Whether every entry has its list row; the same holds. */
  entryRows: z.optional(z.boolean()),
  /** Whether every membership number that two people have is marked; the same holds. */
  numberItems: z.optional(z.boolean()),
});

export type StoredCompetition = z.output<typeof storedCompetition>;

/** A draft has the key that its competition will have; a field that is not set yet is null. */
const storedDraft = z.extend(z.omit(competitionDraft, { rink: true }), {
  fromPrice: z.nullable(z.number()),
  formVersion: z.nullable(z.number()),
});

export type StoredCompetitionDraft = z.output<typeof storedDraft>;

const isDraft = (item: Item) => item['state'] === 'draft';

/** A published or archived competition; never a draft. */
export async function findCompetition(competitionId: string): Promise<StoredCompetition | null> {
  return competitionIn(await getItem(competitionKey(competitionId)));
}

/** A stored competition; null for no item, and for a draft. */
export function competitionIn(item: Item | undefined): StoredCompetition | null {
  return item && !isDraft(item) ? storedCompetition.parse(item) : null;
}

/** @throws {ApiError} NotFound, for a draft too */
export async function getCompetition(competitionId: string): Promise<StoredCompetition> {
  const competition = await findCompetition(competitionId);
  if (!competition) throw new ApiError('NotFound');
  return competition;
}

export async function findDraft(competitionId: string): Promise<StoredCompetitionDraft | null> {
  const item = await getItem(competitionKey(competitionId));
  return item && isDraft(item) ? storedDraft.parse(item) : null;
}

/** A competition or a draft, for callers that need what both have: name, history, manager. */
export async function findCompetitionOrDraft(
  competitionId: string,
): Promise<StoredCompetition | StoredCompetitionDraft | null> {
  const item = await getItem(competitionKey(competitionId));
  if (!item) return null;
  return isDraft(item) ? storedDraft.parse(item) : storedCompetition.parse(item);
}

/** @param consistent reads the latest writes too */
export async function competitionsById(
  ids: readonly string[],
  consistent = false,
): Promise<Map<string, StoredCompetition>> {
  const items = await getItems(ids.map(competitionKey), consistent);
  const competitions = items.filter((item) => !isDraft(item)).map((item) => storedCompetition.parse(item));
  return new Map(competitions.map((competition) => [competition.id, competition]));
}

/** By start date. The index may lack writes of the last second. */
export async function competitionsIn(state: Competition['state']): Promise<StoredCompetition[]> {
  const items = await queryAll({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :state',
    ExpressionAttributeValues: { ':state': competitionsIndex(state) },
  });
  return items.map((item) => storedCompetition.parse(item));
}

/** The last changed draft first. The index may lack writes of the last second. */
export async function draftsByChange(): Promise<StoredCompetitionDraft[]> {
  const items = await queryAll({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :drafts',
    ExpressionAttributeValues: { ':drafts': competitionsIndex('draft') },
    ScanIndexForward: false,
  });
  return items.map((item) => storedDraft.parse(item));
}

/** A rehearsal has no key in the index, so no list of competitions has it. */
export function competitionItem(competition: StoredCompetition | StoredCompetitionDraft) {
  const { id, state } = competition;
  const order = competition.state === 'draft' ? competition.changedAt : competition.startDate;
  return {
    ...competitionKey(id),
    ...(!isRehearsal(id) && competitionIndexKey(state, order, id)),
    type: 'competition',
    ...competition,
  };
}
