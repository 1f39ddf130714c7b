import * as z from 'zod/mini';
import { competitionDraft } from '../../../shared/contract/competitions/competitionDrafts.ts';
import { DEFAULT_ELIGIBILITY } from '../../../shared/contract/competitions/eligibility.ts';
import {
  competition as competitionShape,
  type Competition,
} from '../../../shared/contract/competitions/competitions.ts';
import { competitionIndexKey, competitionKey, competitionsIndex } from '../keys.ts';
import { GSI1 } from '../../platform/table/key.ts';
import { getItem, getItems, queryAll, type Item } from '../../platform/table/read.ts';

/** A competition as it is stored: its rink stands by its id, `ring`, alone; its form by id and version. */
const storedCompetition = z.extend(z.omit(competitionShape, { rink: true }), {
  // Those of before had no refunds that are reckoned, no corrections and no instructions.
  refunds: z._default(competitionShape.shape.refunds, []),
  correctionsUntil: z._default(competitionShape.shape.correctionsUntil, null),
  paymentInstructions: z._default(competitionShape.shape.paymentInstructions, null),
  // Nor was anything set about eligibility.
  eligibility: z._default(competitionShape.shape.eligibility, DEFAULT_ELIGIBILITY),
  formVersion: z.number(),
});

export type StoredCompetition = z.output<typeof storedCompetition>;

/** A draft stands where its competition will stand; what is not known yet is null. */
const storedDraft = z.extend(z.omit(competitionDraft, { rink: true }), {
  fromPrice: z._default(z.nullable(z.number()), null),
  formVersion: z._default(z.nullable(z.number()), null),
});

export type StoredDraft = z.output<typeof storedDraft>;

const isDraft = (item: Item) => item['state'] === 'draft';

/** A competition that everybody may see, archived ones too. A draft is none. */
export async function findCompetition(competitionId: string): Promise<StoredCompetition | null> {
  const item = await getItem(competitionKey(competitionId));
  return item && !isDraft(item) ? storedCompetition.parse(item) : null;
}

export async function findDraft(competitionId: string): Promise<StoredDraft | null> {
  const item = await getItem(competitionKey(competitionId));
  return item && isDraft(item) ? storedDraft.parse(item) : null;
}

/** A competition or a draft, for what both have: a name, a history, a manager. */
export async function findCompetitionOrDraft(
  competitionId: string,
): Promise<StoredCompetition | StoredDraft | null> {
  const item = await getItem(competitionKey(competitionId));
  if (!item) return null;
  return isDraft(item) ? storedDraft.parse(item) : storedCompetition.parse(item);
}

/** @param consistent where what was written this very second must be there */
export async function competitionsById(
  ids: readonly string[],
  consistent = false,
): Promise<Map<string, StoredCompetition>> {
  const items = await getItems(ids.map(competitionKey), consistent);
  const competitions = items.filter((item) => !isDraft(item)).map((item) => storedCompetition.parse(item));
  return new Map(competitions.map((competition) => [competition.id, competition]));
}

/** By start date. Read from the index: what was written this very second may still be missing. */
export async function competitionsIn(state: Competition['state']): Promise<StoredCompetition[]> {
  const items = await queryAll({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :state',
    ExpressionAttributeValues: { ':state': competitionsIndex(state) },
  });
  return items.map((item) => storedCompetition.parse(item));
}

/** The draft changed last first. Read from the index: what was written this very second may still be missing. */
export async function draftsByChange(): Promise<StoredDraft[]> {
  const items = await queryAll({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :drafts',
    ExpressionAttributeValues: { ':drafts': competitionsIndex('draft') },
    ScanIndexForward: false,
  });
  return items.map((item) => storedDraft.parse(item));
}

export function competitionItem(competition: StoredCompetition | StoredDraft) {
  const { id, state } = competition;
  const order = competition.state === 'draft' ? competition.changedAt : competition.startDate;
  return {
    ...competitionKey(id),
    ...competitionIndexKey(state, order, id),
    type: 'competition',
    ...competition,
  };
}
