import * as fake from 'fake-indexeddb';
import { afterAll, beforeAll } from 'vitest';

/** The browser's IndexedDB for the tests of one file: they share their modules with others. */
export function installFakeDatabase(): void {
  const { default: factory, ...classes } = fake;
  const names = [...Object.keys(classes), 'indexedDB'];
  beforeAll(() => {
    Object.assign(globalThis, classes, { indexedDB: factory });
  });
  afterAll(() => {
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  });
}
