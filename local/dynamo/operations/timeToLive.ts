import describeTimeToLiveTypes from 'dynalite/validations/describeTimeToLive.js';
import { validationError } from '../errors.ts';
import { supported, tableNameParameter } from '../request/parameterTypes.ts';
import { eachItem, expiryOf } from '../storage/items.ts';
import { defineOperation } from './operation.ts';
import { existingTable } from './tables.ts';

interface UpdateRequest {
  TableName: string;
  TimeToLiveSpecification: { AttributeName: string; Enabled: boolean };
}

export const updateTimeToLive = defineOperation<UpdateRequest>({
  types: {
    TableName: tableNameParameter,
    TimeToLiveSpecification: {
      type: 'FieldStruct<TimeToLiveSpecification>',
      notNull: true,
      children: {
        AttributeName: {
          type: 'String',
          notNull: true,
          lengthGreaterThanOrEqual: 1,
          lengthLessThanOrEqual: 255,
        },
        Enabled: { type: 'Boolean', notNull: true },
      },
    },
  },
  writes: true,
  run(store, { TableName, TimeToLiveSpecification: { AttributeName, Enabled } }) {
    const table = existingTable(store, TableName);
    const current = table.timeToLiveAttribute;
    if (Enabled && current === AttributeName) throw validationError('TimeToLive is already enabled');
    if (Enabled && current !== undefined) {
      throw validationError(
        `TimeToLive is active on a different AttributeName: current AttributeName is ${current}`,
      );
    }
    if (!Enabled && current === undefined) throw validationError('TimeToLive is already disabled');
    if (!Enabled && current !== AttributeName) {
      throw validationError(
        `TimeToLive is active on a different AttributeName: current AttributeName is ${String(current)}`,
      );
    }
    const changed = store.catalog.replace(table, table.definition, Enabled ? AttributeName : undefined);
    const update = store.database.prepare(
      `UPDATE ${table.storage} SET expires = ? WHERE hash = ? AND range = ?`,
    );
    for (const { key, item } of eachItem(store.database, changed)) {
      update.run(expiryOf(item, changed), key.hash, key.range);
    }
    return { TimeToLiveSpecification: { AttributeName, Enabled } };
  },
});

export const describeTimeToLive = defineOperation<{ TableName: string }>({
  types: supported(describeTimeToLiveTypes.types),
  writes: false,
  run(store, { TableName }) {
    const { timeToLiveAttribute } = existingTable(store, TableName);
    return {
      TimeToLiveDescription:
        timeToLiveAttribute === undefined
          ? { TimeToLiveStatus: 'DISABLED' }
          : { TimeToLiveStatus: 'ENABLED', AttributeName: timeToLiveAttribute },
    };
  },
});
