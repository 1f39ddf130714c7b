import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
const Key = { pk: 'conditions', sk: 'a' };

beforeAll(async () => {
  dynamo = await testDynamo();
  const bytes = new Uint8Array([1, 2, 3]);
  const Item = {
    ...Key,
    label: 'Zoë skates',
    n: 7,
    yes: true,
    nothing: null,
    bytes,
    points: [1, { a: 'b' }],
    layers: { x: { y: [10, 20] } },
    tags: new Set(['red', 'blue']),
    sizes: new Set([1, 2]),
  };
  await dynamo.client.send(new PutCommand({ TableName, Item }));
});
afterAll(() => dynamo.close());

const values: Record<string, unknown> = {
  ':six': 6,
  ':seven': 7,
  ':eight': 8,
  ':text': 'Zoë skates',
  ':part': 'skat',
  ':start': 'Zoë',
  ':number': 'N',
  ':red': 'red',
  ':tags': new Set(['blue', 'red']),
  ':list': [1, { a: 'b' }],
  ':member': { a: 'b' },
  ':map': { y: [10, 20] },
  ':bytes': new Uint8Array([1, 2]),
  ':true': true,
  ':null': null,
};

const used = (expression: string) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => new RegExp(`${name}\\b`).test(expression)));

const condition = (ConditionExpression: string) => {
  const ExpressionAttributeValues = used(ConditionExpression);
  return dynamo.client.send(
    new UpdateCommand({
      TableName,
      Key,
      ConditionExpression,
      ...(Object.keys(ExpressionAttributeValues).length === 0 ? {} : { ExpressionAttributeValues }),
    }),
  );
};

const filtered = async (FilterExpression: string) => {
  const { Count, ScannedCount } = await dynamo.client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      FilterExpression,
      ExpressionAttributeValues: { ':pk': Key.pk, ...used(FilterExpression) },
    }),
  );
  expect(ScannedCount).toBe(1);
  return Count === 1;
};

describe('a condition', () => {
  it.each([
    ['n = :seven', true],
    ['n <> :seven', false],
    ['n <> :text', true],
    ['absent = :seven', false],
    ['absent <> :seven', true],
    ['n < :eight', true],
    ['n < :seven', false],
    ['n <= :seven', true],
    ['n > :six', true],
    ['n >= :eight', false],
    ['label > :seven', false],
    [':six < n', true],
    ['n BETWEEN :six AND :eight', true],
    ['n BETWEEN :eight AND :eight', false],
    ['n IN (:six, :seven)', true],
    ['n IN (:six, :text)', false],
    ['attribute_exists(layers.x.y)', true],
    ['attribute_exists(toString)', false],
    ['attribute_not_exists(layers.x.z)', true],
    ['attribute_type(n, :number)', true],
    ['attribute_type(label, :number)', false],
    ['begins_with(label, :start)', true],
    ['begins_with(label, :part)', false],
    ['begins_with(bytes, :bytes)', true],
    ['contains(label, :part)', true],
    ['contains(tags, :red)', true],
    ['contains(tags, :part)', false],
    ['contains(sizes, :seven)', false],
    ['contains(points, :member)', true],
    ['contains(bytes, :bytes)', true],
    ['size(label) > :eight', true],
    ['size(points) = size(tags)', true],
    ['size(absent) < :eight', false],
    ['size(n) < :eight', false],
    ['layers.x.y[1] > layers.x.y[0]', true],
    ['layers.x.y[2] > layers.x.y[0]', false],
    ['tags = :tags', true],
    ['points = :list', true],
    ['layers.x = :map', true],
    ['layers = :map', false],
    ['yes = :true AND nothing = :null', true],
    ['NOT n = :seven', false],
    ['NOT (n = :six OR n = :eight)', true],
    ['n = :six OR n = :seven AND label = :text', true],
    ['(n = :six OR n = :seven) AND label = :start', false],
    ['n = :seven AND NOT attribute_exists(absent)', true],
  ])('%s is %s', async (expression, expected) => {
    expect(await filtered(expression)).toBe(expected);
    const written = condition(expression);
    if (expected) await expect(written).resolves.toBeDefined();
    else await expectError(written, 'ConditionalCheckFailedException');
  });

  it.each([
    ['n = ', 'Invalid ConditionExpression: Syntax error'],
    ['unknown(n)', 'Invalid function name; function: unknown'],
    ['size(n)', 'The function is not allowed to be used this way in an expression; function: size'],
    ['((n = :seven))', 'The expression has redundant parentheses'],
    ['n BETWEEN :eight AND :six', 'requires upper bound to be greater than or equal to lower bound'],
    ['n < :true', 'Incorrect operand type for operator or function; operator or function: <'],
    ['attribute_type(n, :text)', 'Invalid attribute type name found; type: Zoë skates'],
    ['pk.a = :six', "list random access '[]' and map lookup '.' are not allowed: Key: pk"],
  ])('refuses %s', (expression, message) =>
    expectError(condition(expression), 'ValidationException', message),
  );
});
