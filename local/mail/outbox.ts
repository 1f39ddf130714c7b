import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { ownerOnlyFile } from '../access/ownerOnly.ts';
import type { DeliveryOutcome } from './smtpOutcome.ts';

const message = z.object({
  id: z.string(),
  sentAt: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.nullable(z.string()),
  html: z.nullable(z.string()),
  /** The id to which every copy of this mail refers; null for a mail that is sent once. */
  messageId: z._default(z.nullable(z.string()), null),
});

/** A mail that the product has sent. `sentAt` is UTC. */
export type Message = z.output<typeof message>;

/** Mails on disk, newest first, and events about them that wait. An accepted mail survives a power cut. */
export class Outbox {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    ownerOnlyFile(file);
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS message (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, content TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS event (number INTEGER PRIMARY KEY, content TEXT NOT NULL);
    `);
  }

  add(sent: Message): void {
    this.#database
      .prepare('INSERT INTO message (id, content) VALUES (?, ?)')
      .run(sent.id, JSON.stringify(sent));
  }

  take(sent: Message): DeliveryOutcome {
    this.add(sent);
    return { outcome: 'taken', returned: [] };
  }

  newest(limit: number): Message[] {
    return this.#newestContents(limit).map(parse);
  }

  /** Those to an address among so many newest mails: only these are parsed. */
  newestTo(address: string, limit: number): Message[] {
    const quoted = JSON.stringify(address);
    const possible = this.#newestContents(limit).filter((content) => content.includes(quoted));
    return possible.map(parse).filter(({ to }) => to.includes(address));
  }

  #newestContents(limit: number): string[] {
    return this.#database
      .prepare('SELECT content FROM message ORDER BY number DESC LIMIT ?')
      .all(limit)
      .map((row) => String(row['content']));
  }

  find(id: string): Message | undefined {
    const row = this.#database.prepare('SELECT content FROM message WHERE id = ?').get(id);
    return row === undefined ? undefined : parse(String(row['content']));
  }

  /** Keeps an event about a mail until its functions have taken it. @returns its number */
  addEvent(event: object): number {
    const added = this.#database.prepare('INSERT INTO event (content) VALUES (?)').run(JSON.stringify(event));
    return Number(added.lastInsertRowid);
  }

  removeEvent(number: number): void {
    this.#database.prepare('DELETE FROM event WHERE number = ?').run(number);
  }

  /** Events that an earlier process has kept, oldest first. */
  waitingEvents(): { readonly number: number; readonly event: object }[] {
    return this.#database
      .prepare('SELECT number, content FROM event ORDER BY number')
      .all()
      .map(({ number, content }) => ({ number: Number(number), event: parseEvent(content) }));
  }

  /** Writes a consistent copy while the outbox is in use. */
  copyTo(file: string): void {
    ownerOnlyFile(file);
    this.#database.prepare('VACUUM INTO ?').run(file);
  }

  /** Lets the mails grow by so many pages at most, for tests of a full disk; null for no limit. */
  limitGrowth(pages: number | null): void {
    const { page_count: now } = this.#database.prepare('PRAGMA page_count').get() ?? {};
    this.#database.exec(`PRAGMA max_page_count = ${pages === null ? 4_294_967_294 : Number(now) + pages}`);
  }

  close(): void {
    this.#database.close();
  }
}

const parseEvent = (content: unknown): object =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(String(content)));

const parse = (content: string): Message => message.parse(JSON.parse(content));
