import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Outbox, type Message } from './outbox.ts';
import { outboxPages } from './outboxPages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-outbox-'));
const outbox = new Outbox(path.join(folder, 'outbox.db'));
const pages = outboxPages(outbox);
const read = (asked: string) => String(pages(asked).body);

const mail = (id: string, fields: Partial<Message>): Message => ({
  id,
  sentAt: '2026-11-22T08:05:09.000Z',
  from: 'rinkside@example.org',
  to: ['mei@example.org'],
  subject: 'Entered',
  text: 'Hello Mei,\n\nMia is entered.\n\n-- \nRinkside\n',
  html: null,
  messageId: null,
  ...fields,
});

beforeAll(() => {
  outbox.add(mail('plain', {}));
  outbox.add(
    mail('html', { html: '<html><head></head><body><a href="https://example.org">Open</a></body></html>' }),
  );
  outbox.add(mail('nasty', { subject: '<script>alert(1)</script>', to: ['"><img src=x>@example.org'] }));
});
afterAll(() => {
  outbox.close();
  rmSync(folder, { recursive: true });
});

it('lists mails with their recipient, subject and first words', () => {
  const list = read('/_outbox');
  expect(list.match(/<li /g)).toHaveLength(3);
  expect(list).toContain(
    '<b>mei@example.org</b><time datetime="2026-11-22T08:05:09.000Z">2026-11-22 08:05</time>',
  );
  expect(list).toContain('Mia is entered. -- Rinkside');
  expect(list).not.toContain('<iframe');
});

it('gives programs the mails to one address alone', () => {
  outbox.add(mail('named', { to: ['kim@example.org'], text: 'Write to "mei@example.org".' }));
  outbox.add(mail('both', { to: ['kim@example.org', 'mei@example.org'] }));
  const { body } = pages('/_outbox.json', new URLSearchParams({ to: 'mei@example.org' }));
  const { data } = JSON.parse(String(body)) as { data: Message[] };
  expect(data.map(({ id }) => id)).toEqual(['both', 'html', 'plain']);
});

it('opens a mail beside the list, as HTML before plain text', () => {
  const opened = read('/_outbox/html');
  expect(opened).toContain('href="/_outbox/html#m-html" aria-current="true"');
  expect(opened.indexOf('<iframe')).toBeGreaterThan(0);
  expect(opened.indexOf('<iframe')).toBeLessThan(opened.indexOf('<summary>Plain text</summary>'));
  expect(opened).toContain('&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;');
});

it('shows the text of a mail without HTML', () => {
  const opened = read('/_outbox/plain');
  expect(opened).toContain('<pre>Hello Mei,');
  expect(opened).not.toContain('<details>');
});

it('runs nothing that a mail contains', () => {
  for (const page of [read('/_outbox'), read('/_outbox/nasty')]) {
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<img');
  }
  expect(pages('/_outbox/nasty').headers['content-security-policy']).toContain("default-src 'none'");
  expect(read('/_outbox/html')).not.toContain('allow-scripts');
});

it('answers an unknown mail with 404', () => {
  expect(pages('/_outbox/none').status).toBe(404);
});
