import { BatchWriteItemCommand, CreateTableCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, subtract } from './values/decimal.ts';
import { numberBytes } from './values/keyBytes.ts';
import { tableInput, testDynamo } from './testDynamo.ts';

/** A number of DynamoDB's whole range, as a scaled integer and in plain notation. */
const scale = 200;
interface Sample {
  scaled: bigint;
  text: string;
}

function sample(digits: bigint, exponent: number): Sample {
  const scaled = digits * 10n ** BigInt(exponent + scale);
  const sign = scaled < 0n ? '-' : '';
  const padded = (scaled < 0n ? -scaled : scaled).toString().padStart(scale + 1, '0');
  const whole = padded.slice(0, -scale);
  const fraction = padded.slice(-scale).replace(/0+$/, '');
  return { scaled, text: sign + whole + (fraction === '' ? '' : `.${fraction}`) };
}

const most = 10n ** 38n - 1n;
const numbers = fc
  .tuple(
    fc.oneof(fc.bigInt({ min: -most, max: most }), fc.bigInt({ min: -20n, max: 20n })),
    fc.oneof(fc.integer({ min: -130, max: 88 }), fc.integer({ min: -3, max: 3 })),
  )
  .map(([digits, exponent]) => sample(digits, exponent));

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
beforeAll(async () => (dynamo = await testDynamo()));
afterAll(() => dynamo.close());

describe('numbers', () => {
  it('have keys whose bytes sort as the numbers, equal only for equal numbers', () => {
    fc.assert(
      fc.property(numbers, numbers, (left, right) => {
        const byBytes = Buffer.compare(numberBytes(left.text), numberBytes(right.text));
        const byValue = left.scaled < right.scaled ? -1 : left.scaled > right.scaled ? 1 : 0;
        expect(byBytes).toBe(byValue);
      }),
      { numRuns: 5000 },
    );
  });

  it('add and subtract exactly', () => {
    const small = fc
      .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.integer({ min: -9, max: 9 }))
      .map(([digits, exponent]) => sample(digits, exponent));
    fc.assert(
      fc.property(small, small, (left, right) => {
        expect(add(left.text, right.text)).toBe(sample(left.scaled + right.scaled, -scale).text);
        expect(subtract(left.text, right.text)).toBe(sample(left.scaled - right.scaled, -scale).text);
      }),
    );
  });

  it('are returned by a Query in their order', async () => {
    const client = dynamo.client;
    await client.send(
      new CreateTableCommand(
        tableInput({
          name: 'numbers',
          key: [
            ['pk', 'S'],
            ['n', 'N'],
          ],
        }),
      ),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(numbers, { maxLength: 25, minLength: 2, selector: ({ scaled }) => scaled }),
        async (samples) => {
          const pk = { S: String((run += 1)) };
          const writes = samples.map(({ text }) => ({ PutRequest: { Item: { pk, n: { N: text } } } }));
          await client.send(new BatchWriteItemCommand({ RequestItems: { numbers: writes } }));
          const { Items = [] } = await client.send(
            new QueryCommand({
              TableName: 'numbers',
              KeyConditionExpression: 'pk = :pk',
              ExpressionAttributeValues: { ':pk': pk },
            }),
          );
          const sorted = [...samples].sort((left, right) => (left.scaled < right.scaled ? -1 : 1));
          expect(Items.map((item) => item['n']?.N)).toEqual(sorted.map(({ text }) => text));
        },
      ),
      { numRuns: 40 },
    );
  });
});
