import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export interface RecordedCall {
  /** `Query gsi1`, `GetItem`, `TransactWriteItems ×11`. */
  readonly call: string;
  /** Read or write units reported by DynamoDB. */
  readonly units: number;
}

interface Capacity {
  readonly CapacityUnits?: number;
}

/** Requests the consumed capacity of each call of this client, and records it. */
export function recordCalls(client: DynamoDBDocumentClient): RecordedCall[] {
  const calls: RecordedCall[] = [];
  client.middlewareStack.add(
    (next, context) => async (request) => {
      const input = request.input as Record<string, unknown>;
      const result = await next({
        ...request,
        input: { ...input, ReturnConsumedCapacity: 'TOTAL' },
      });
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Capacity | Capacity[] };
      const units = [ConsumedCapacity ?? []]
        .flat()
        .reduce((total, { CapacityUnits = 0 }) => total + CapacityUnits, 0);
      calls.push({ call: nameOf(String(context.commandName), input), units });
      return result;
    },
    { step: 'initialize', name: 'recordCalls', priority: 'high' },
  );
  return calls;
}

function nameOf(command: string, input: Record<string, unknown>): string {
  const operation = command.replace(/Command$/, '');
  if (Array.isArray(input['TransactItems'])) return `${operation} ×${input['TransactItems'].length}`;
  return typeof input['IndexName'] === 'string' ? `${operation} ${input['IndexName']}` : operation;
}
