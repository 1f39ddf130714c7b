import { tableName } from './read.ts';
import type { Key } from './key.ts';
import type { ItemSnapshot, TransactItem } from './transaction.ts';

/** One fact that stands as an attribute of its own, by its name, in an item that holds many. */
export interface Attribute {
  readonly key: Key;
  readonly name: string;
  readonly value: string;
}

/** An expression of DynamoDB has 4 KB: so many conditions fit. */
const MAX_CONDITIONS = 120;

/**
 * What becomes of attributes, one write for each item that they stand in: what is no more is removed, what
 * is new or another is set, what stays is not touched.
 * @param taken where a new attribute must not be there yet: the refusal of the one that is
 */
export function attributeWrites(
  before: readonly Attribute[],
  after: readonly Attribute[],
  taken?: (name: string) => Error,
): TransactItem[] {
  const valueIn = (some: readonly Attribute[]) =>
    new Map(some.map(({ key, name, value }) => [`${key.pk} ${key.sk} ${name}`, value]));
  const [oldValues, newValues] = [valueIn(before), valueIn(after)];
  const nameOf = ({ key, name }: Attribute) => `${key.pk} ${key.sk} ${name}`;
  const set = after.filter((one) => oldValues.get(nameOf(one)) !== one.value);
  const removed = before.filter((one) => !newValues.has(nameOf(one)));
  const items = Map.groupBy(
    [...set.map((one) => ({ ...one, isSet: true })), ...removed.map((one) => ({ ...one, isSet: false }))],
    ({ key }) => `${key.pk} ${key.sk}`,
  );
  return [...items.values()].flatMap((some) => {
    const [first] = some;
    return first ? [attributeWrite(first.key, some, taken)] : [];
  });
}

interface AttributeChange extends Attribute {
  readonly isSet: boolean;
}

function attributeWrite(
  Key: Key,
  changed: readonly AttributeChange[],
  taken?: (name: string) => Error,
): TransactItem {
  const named = changed.map((one, index) => ({ ...one, short: index.toString(36) }));
  const [set, removed] = [named.filter(({ isSet }) => isSet), named.filter(({ isSet }) => !isSet)];
  const [first] = set;
  if (taken && first && set.length > MAX_CONDITIONS) throw taken(first.name);
  const actions = [
    ...(set.length > 0 ? [`SET ${set.map(({ short }) => `#${short}=:${short}`).join(',')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map(({ short }) => `#${short}`).join(',')}`] : []),
  ];
  const isNew = set.map(({ short }) => `attribute_not_exists(#${short})`).join(' AND ');
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key,
        UpdateExpression: actions.join(' '),
        ExpressionAttributeNames: Object.fromEntries(named.map(({ short, name }) => [`#${short}`, name])),
        ...(set.length > 0 && {
          ExpressionAttributeValues: Object.fromEntries(set.map(({ short, value }) => [`:${short}`, value])),
        }),
        ...(taken &&
          set.length > 0 && {
            ConditionExpression: isNew,
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
      },
    },
    ...(taken && first && { refusal: (found) => taken(takenName(found, set) ?? first.name) }),
  };
}

const takenName = (found: ItemSnapshot | undefined, set: readonly Attribute[]) =>
  set.find(({ name }) => found && Object.hasOwn(found, name))?.name;
