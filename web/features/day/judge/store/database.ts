import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Mark } from '../../../../../shared/domain/day/sheets/marks.ts';

/** A mark that was written on this device. It is never changed, and never removed while the server lacks it. */
export interface DeviceMark extends Mark {
  readonly sheet: string;
  /** Missing where the device had no answer that names the reader. */
  readonly writer?: MarkWriter;
}

/** Who wrote on this device, as the sheet's answer named the reader then. */
export interface MarkWriter {
  readonly id: string;
  readonly name: string;
}

/** The stores of the device's database. A sheet is named by `sheetKeyOf`. */
interface JudgeSchema extends DBSchema {
  marks: { key: string; value: DeviceMark; indexes: { bySheet: string } };
  /** The ids of marks that the server has not confirmed. */
  waiting: {
    key: string;
    value: { readonly id: string; readonly sheet: string };
    indexes: { bySheet: string };
  };
  /** Sheets that the judge has handed in and the server has not confirmed. */
  handIns: {
    key: string;
    value: { readonly sheet: string; readonly at: string; readonly writer?: MarkWriter };
  };
  /** Why the server takes no more marks of a sheet: an error code. */
  refusals: { key: string; value: { readonly sheet: string; readonly code: string } };
  /** Copies of answers, for a page that is opened without a network. */
  answers: {
    key: string;
    value: { readonly key: string; readonly answer: unknown; readonly at?: string };
  };
  device: { key: string; value: string };
}

export type JudgeDatabase = IDBPDatabase<JudgeSchema>;

export const DATABASE_NAME = 'rinkside-judge';

/** Opens the database, which two tabs share. Rejects where the browser forbids storage. */
export function openDatabase(name: string): Promise<JudgeDatabase> {
  return openDB<JudgeSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('marks', { keyPath: 'id' }).createIndex('bySheet', 'sheet');
      database.createObjectStore('waiting', { keyPath: 'id' }).createIndex('bySheet', 'sheet');
      database.createObjectStore('handIns', { keyPath: 'sheet' });
      database.createObjectStore('refusals', { keyPath: 'sheet' });
      database.createObjectStore('answers', { keyPath: 'key' });
      database.createObjectStore('device');
    },
    // A later version of the page must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
