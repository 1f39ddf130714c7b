import type { Key } from './key.ts';
import type { ItemSnapshot, TransactItem } from './transaction.ts';
import { updateWrite } from './writes.ts';

/** One fact, stored as an attribute of an item that holds many. */
export interface Attribute {
  readonly key: Key;
  readonly name: string;
  readonly value: string;
}

/** So many conditions fit into an expression, which has 4 KB. */
const MAX_CONDITIONS = 120;

/**
 * The writes that turn some attributes into others, one for each item. Unchanged attributes are not touched.
 * @param taken the error for a new attribute that exists already; without it, new ones overwrite
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
  key: Key,
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
  return updateWrite(key, {
    update: actions.join(' '),
    names: Object.fromEntries(named.map(({ short, name }) => [`#${short}`, name])),
    ...(first && { values: Object.fromEntries(set.map(({ short, value }) => [`:${short}`, value])) }),
    ...(taken &&
      first && {
        condition: isNew,
        returnStored: true,
        onConflict: (found?: ItemSnapshot) => taken(takenName(found, set) ?? first.name),
      }),
  });
}

const takenName = (found: ItemSnapshot | undefined, set: readonly Attribute[]) =>
  set.find(({ name }) => found && Object.hasOwn(found, name))?.name;
