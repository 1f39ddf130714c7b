import * as z from 'zod/mini';
import { competition as competitionShape, type Competition } from '../../shared/contract/competitions.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import { moveRinkUse } from '../rinks/rinkUses.ts';
import { competitionIndexKey, competitionKey, competitionsIndex, formKey, INDEX } from '../table/keys.ts';
import { getItem, getItems, queryAll, tableName } from '../table/read.ts';
import { transact } from '../table/transaction.ts';

/** A competition as it is stored: its rink stands by its id, `ring`, alone; its form by id and version. */
const storedCompetition = z.extend(z.omit(competitionShape, { rink: true }), { formVersion: z.number() });

export type StoredCompetition = z.output<typeof storedCompetition>;

export async function findCompetition(competitionId: string): Promise<StoredCompetition | null> {
  const item = await getItem(competitionKey(competitionId));
  return item ? storedCompetition.parse(item) : null;
}

export async function competitionsById(ids: readonly string[]): Promise<Map<string, StoredCompetition>> {
  const items = await getItems(ids.map(competitionKey));
  const competitions = items.map((item) => storedCompetition.parse(item));
  return new Map(competitions.map((competition) => [competition.id, competition]));
}

/** By start date. Read from the index: what was written this very second may still be missing. */
export async function competitionsIn(state: Competition['state']): Promise<StoredCompetition[]> {
  const items = await queryAll({
    IndexName: INDEX,
    KeyConditionExpression: 'gsi1pk = :state',
    ExpressionAttributeValues: { ':state': competitionsIndex(state) },
  });
  return items.map((item) => storedCompetition.parse(item));
}

export function competitionItem(competition: StoredCompetition) {
  const { id, state, startDate } = competition;
  return {
    ...competitionKey(id),
    ...competitionIndexKey(state, startDate, id),
    type: 'competition',
    ...competition,
  };
}

/**
 * Publishes a competition; the form becomes its own and its rink is used in the same transaction.
 * @throws {ApiError} ValidationFailed: ring MustEnabled, formId MustEnabled when another competition has it
 */
export async function createCompetition(competition: StoredCompetition): Promise<void> {
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: competitionItem(competition),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    },
    ...moveRinkUse(rinkUse(competition), null, competition.ring, 'ring'),
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: formKey(competition.formId),
          UpdateExpression: 'SET competitionId = :competition',
          ConditionExpression: 'competitionId = :nobody AND #version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: {
            ':competition': competition.id,
            ':nobody': null,
            ':read': competition.formVersion,
          },
        },
      },
      refusal: () => wrongField('formId', 'MustEnabled'),
    },
  ]);
}

/**
 * Replaces a competition that still has the version that was read, as its form has.
 * @param ring the rink where it was held before
 * @throws {ApiError} VersionConflict; ValidationFailed: ring MustEnabled
 */
export async function replaceCompetition(competition: StoredCompetition, ring: string): Promise<void> {
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: competitionItem(competition),
          ConditionExpression: '#version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': competition.version - 1 },
        },
      },
      refusal: () => new ApiError('VersionConflict'),
    },
    ...moveRinkUse(rinkUse(competition), ring, competition.ring, 'ring'),
    {
      write: {
        ConditionCheck: {
          TableName: tableName(),
          Key: formKey(competition.formId),
          ConditionExpression: '#version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': competition.formVersion },
        },
      },
      refusal: () => new ApiError('VersionConflict'),
    },
  ]);
}

const rinkUse = ({ id }: StoredCompetition) => ({ kind: 'competition', id }) as const;
