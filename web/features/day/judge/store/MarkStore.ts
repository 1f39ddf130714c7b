import { type Mark, markFor, type Place, sheetOf } from '../../../../../shared/domain/day/sheets/marks.ts';
import { type JudgeDatabase, openDatabase, type DeviceMark, type MarkWriter } from './database.ts';

/** The parts of the browser that a store uses; a test gives its own. */
export interface StoreParts {
  readonly newId: () => string;
  readonly now: () => Date;
}

/** A mark as a judge writes it in a box. */
export interface BoxEntry extends Place {
  /** Tenths; null clears the box. */
  readonly value: number | null;
  /** The marks that the screen showed in the box. The new mark replaces them. */
  readonly seen: readonly Mark[];
}

/** What the server lacks of one person's writing on a sheet. */
export interface Waiting {
  /** Null where the device did not know who wrote. */
  readonly writer: MarkWriter | null;
  /** In the order of writing. */
  readonly marks: readonly DeviceMark[];
  readonly isHandedIn: boolean;
}

/** Tells writers of one device apart: a code goes from hand to hand. */
export const writerKey = (writer: MarkWriter | null | undefined) =>
  writer ? `${writer.id} ${writer.name}` : '';

/** Where the device keeps the number of the last mark of a sheet whose marks it no longer has. */
const lastKeyOf = (sheet: string) => `last ${sheet}`;

const lastOf = (marks: readonly Mark[]) => Math.max(0, ...marks.map(({ sequence }) => sequence));

/** A mark shows as written only once the disk has it. */
const DURABLE = { durability: 'strict' } as const;

/**
 * The marks of this device, in the browser's database. Marks are added, never changed; each also stands in a list of
 * what the server lacks until the server has confirmed it. Two tabs may write at once: the database orders them.
 */
export class MarkStore {
  readonly device: string;
  private readonly name: string;
  private readonly parts: StoreParts;
  private database: JudgeDatabase;

  private constructor(name: string, parts: StoreParts, database: JudgeDatabase, device: string) {
    this.name = name;
    this.parts = parts;
    this.database = database;
    this.device = device;
  }

  /** Opens the store; the first time it names the device. Rejects where the browser forbids storage. */
  static async open(name: string, parts: StoreParts): Promise<MarkStore> {
    const database = await openDatabase(name);
    const transaction = database.transaction('device', 'readwrite', DURABLE);
    const known = await transaction.store.get('id');
    const device = known ?? parts.newId();
    if (known === undefined) await transaction.store.put(device, 'id');
    await transaction.done;
    return new MarkStore(name, parts, database, device);
  }

  /** Resolves when the mark is on the disk. */
  async write(
    sheet: string,
    { seen, value, programmeId, column }: BoxEntry,
    writer?: MarkWriter,
  ): Promise<DeviceMark> {
    return this.using(async (database) => {
      const transaction = database.transaction(
        ['marks', 'waiting', 'handIns', 'device'],
        'readwrite',
        DURABLE,
      );
      const marks = transaction.objectStore('marks');
      const [own, cleared] = await Promise.all([
        marks.index('bySheet').getAll(sheet),
        transaction.objectStore('device').get(lastKeyOf(sheet)),
      ]);
      const writing = {
        id: this.parts.newId(),
        device: this.device,
        sequence: Math.max(Number(cleared ?? 0), lastOf(own)) + 1,
        at: this.parts.now().toISOString(),
      };
      const mark = {
        ...markFor(sheetOf([...own, ...seen]), { programmeId, column }, value, writing),
        sheet,
        ...(writer && { writer }),
      };
      await Promise.all([
        marks.add(mark),
        transaction.objectStore('waiting').add({ id: mark.id, sheet }),
        // A sheet that is changed is not handed in.
        transaction.objectStore('handIns').delete(sheet),
        transaction.done,
      ]);
      return mark;
    });
  }

  marksOf(sheet: string): Promise<DeviceMark[]> {
    return this.using((database) => database.getAllFromIndex('marks', 'bySheet', sheet));
  }

  /** Records that the judge has handed the sheet in; it is sent after the marks. */
  handIn(sheet: string, writer?: MarkWriter): Promise<void> {
    return this.using(async (database) => {
      const transaction = database.transaction('handIns', 'readwrite', DURABLE);
      await transaction.store.put({ sheet, at: this.parts.now().toISOString(), ...(writer && { writer }) });
      await transaction.done;
    });
  }

  /** Sheets that are handed in here, which the server does not know yet, by key. */
  async handIns(): Promise<ReadonlySet<string>> {
    return new Set(await this.using((database) => database.getAllKeys('handIns')));
  }

  /** Sheets of which the server lacks something, by key. */
  async waitingSheets(): Promise<string[]> {
    return this.using(async (database) => {
      const [waiting, handIns] = await Promise.all([
        database.getAll('waiting'),
        database.getAllKeys('handIns'),
      ]);
      return [...new Set([...waiting.map(({ sheet }) => sheet), ...handIns])].sort();
    });
  }

  async waitingIds(): Promise<ReadonlySet<string>> {
    return new Set(await this.using((database) => database.getAllKeys('waiting')));
  }

  /** By who wrote it, in the order of writing. */
  async waitingOf(sheet: string): Promise<Waiting[]> {
    return this.using(async (database) => {
      const transaction = database.transaction(['marks', 'waiting', 'handIns']);
      const [own, ids, handIn] = await Promise.all([
        transaction.objectStore('marks').index('bySheet').getAll(sheet),
        transaction.objectStore('waiting').index('bySheet').getAllKeys(sheet),
        transaction.objectStore('handIns').get(sheet),
      ]);
      const lacking = new Set(ids);
      const marks = own
        .filter(({ id }) => lacking.has(id))
        .sort((one, other) => one.sequence - other.sequence);
      const byWriter = Map.groupBy(marks, ({ writer }) => writerKey(writer));
      const handed = handIn && writerKey(handIn.writer);
      // Handed in by somebody without a mark that waits: that goes last.
      if (handed !== undefined && !byWriter.has(handed)) byWriter.set(handed, []);
      return [...byWriter].map(([key, written]) => ({
        writer: written[0]?.writer ?? (handed === key ? (handIn?.writer ?? null) : null),
        marks: written,
        isHandedIn: handed === key,
      }));
    });
  }

  /** The server has these marks; of other devices' marks nothing is known here. */
  confirm(ids: readonly string[]): Promise<void> {
    return this.using(async (database) => {
      const transaction = database.transaction('waiting', 'readwrite');
      await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
    });
  }

  /** The server knows that the sheet is handed in, if its writer has written no mark since. */
  confirmHandIn(sheet: string): Promise<void> {
    return this.using(async (database) => {
      const transaction = database.transaction(['marks', 'waiting', 'handIns'], 'readwrite');
      const [own, ids, handIn] = await Promise.all([
        transaction.objectStore('marks').index('bySheet').getAll(sheet),
        transaction.objectStore('waiting').index('bySheet').getAllKeys(sheet),
        transaction.objectStore('handIns').get(sheet),
      ]);
      const lacking = new Set(ids);
      const isLacking = own.some(
        ({ id, writer }) => lacking.has(id) && writerKey(writer) === writerKey(handIn?.writer),
      );
      if (!isLacking) await transaction.objectStore('handIns').delete(sheet);
      await transaction.done;
    });
  }

  /** Keeps the marks and does not send them again until `clearRejection`. */
  markRejected(sheet: string, code: string): Promise<void> {
    return this.using(async (database) => {
      await database.put('refusals', { sheet, code });
    });
  }

  clearRejection(sheet: string): Promise<void> {
    return this.using((database) => database.delete('refusals', sheet));
  }

  async refusals(): Promise<ReadonlyMap<string, string>> {
    const stored = await this.using((database) => database.getAll('refusals'));
    return new Map(stored.map(({ sheet, code }) => [sheet, code]));
  }

  /** Keeps a copy of an answer for a page that is opened without a network. */
  keepAnswer(key: string, answer: unknown): Promise<void> {
    return this.using(async (database) => {
      await database.put('answers', { key, answer, at: this.parts.now().toISOString() });
    });
  }

  async answerOf(key: string): Promise<unknown> {
    return (await this.using((database) => database.get('answers', key)))?.answer;
  }

  deleteCachedAnswer(key: string): Promise<void> {
    return this.using((database) => database.delete('answers', key));
  }

  /**
   * Removes sheets whose last mark is from before, and copies of answers, once the server has all of them. What the
   * server lacks stays, however old. The number of a sheet's last mark stays, so that none is given twice.
   */
  clear(before: Date): Promise<void> {
    return this.using(async (database) => {
      const stores = ['marks', 'waiting', 'handIns', 'refusals', 'answers', 'device'] as const;
      const transaction = database.transaction(stores, 'readwrite', DURABLE);
      const [marks, answers] = [transaction.objectStore('marks'), transaction.objectStore('answers')];
      const [all, copies, waiting, handIns] = await Promise.all([
        marks.getAll(),
        answers.getAll(),
        transaction.objectStore('waiting').getAll(),
        transaction.objectStore('handIns').getAllKeys(),
      ]);
      const isOld = ({ at }: { readonly at?: string }) => Date.parse(at ?? '') < before.getTime();
      const lacking = new Set([...waiting.map(({ sheet }) => sheet), ...handIns]);
      const old = [...Map.groupBy(all, ({ sheet }) => sheet)].filter(
        ([sheet, own]) => !lacking.has(sheet) && own.every(isOld),
      );
      await Promise.all([
        ...old.flatMap(([sheet, own]) => [
          transaction.objectStore('refusals').delete(sheet),
          transaction.objectStore('device').put(String(lastOf(own)), lastKeyOf(sheet)),
          ...own.map(({ id }) => marks.delete(id)),
        ]),
        ...copies
          .filter((copy) => isOld(copy) && !lacking.has(copy.key.replace(/^sheet /, '')))
          .map(({ key }) => answers.delete(key)),
        transaction.done,
      ]);
    });
  }

  close(): void {
    this.database.close();
  }

  /** An iPad closes databases of pages in the background: the next use opens it again. */
  private async using<Result>(work: (database: JudgeDatabase) => Promise<Result>): Promise<Result> {
    try {
      return await work(this.database);
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      this.database = await openDatabase(this.name);
      return work(this.database);
    }
  }
}
