import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

const HOSTILE = '</title><script>alert("1")</script>';

let staged: Staged;
beforeAll(async () => {
  staged = await newCompetition({
    name: 'Winter & Ice',
    accent: 'rose',
    description: `Five days on two rinks.\n\n${'Skaters of every level meet. '.repeat(12)}`,
  });
});

async function pageOf(competitionId: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(`/competitions/${competitionId}`, inject('origin')), { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const content = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

async function changed(change: Partial<BodyOf<'updateCompetition'>>): Promise<void> {
  const admin = await demoAccount('superadmin');
  const params = { competitionId: staged.competition.id };
  const competition = await admin.data('getCompetition', { params });
  await admin.data('updateCompetition', { params, body: { ...competition, ...change } });
}

describe('the page of a competition', () => {
  it('has a head of its own, for previews of its address', async () => {
    const { id, rink } = staged.competition;
    const { status, headers, html } = await pageOf(id);
    const url = `${inject('origin')}/competitions/${id}`;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<title>Winter &amp; Ice · Rinkside</title>');
    expect(html).toContain(`<link rel="canonical" href="${url}" />`);
    expect(content(html, 'og:title')).toBe('Winter &amp; Ice');
    expect(content(html, 'og:url')).toBe(url);
    expect(content(html, 'theme-color')).toBe('#630127');
    const description = content(html, 'description') ?? '';
    expect(description).toContain(rink.name);
    expect(description).toMatch(/ · Entries until .* [A-Z]{3}(.\d+)?\. Five days on two rinks\..*[a-z.]…$/);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(content(html, 'og:description')).toBe(description);
    expect(html).toContain('<div id="root"></div>');
  });

  it('shows a picture that is really there', async () => {
    const { html } = await pageOf(staged.competition.id);
    const address = content(html, 'og:image') ?? '';
    expect(address).toBe(`${inject('origin')}/share/rose-loop.png`);
    const picture = await fetch(address);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('is read by search engines, without anybody’s address', async () => {
    const { html } = await pageOf(staged.competition.id);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Winter & Ice',
      startDate: staged.competition.startDate,
      location: { name: staged.competition.rink.name },
      offers: { price: '59.00', priceCurrency: 'USD' },
    });
    expect(data).not.toContain('@demo');
  });

  it('may be kept for a minute, and is not sent twice to who has it', async () => {
    const first = await pageOf(staged.competition.id);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    expect(first.headers.getSetCookie()).toEqual([]);
    const again = await pageOf(staged.competition.id, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  it('has the headers of every page', async () => {
    const { headers } = await pageOf(staged.competition.id);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('can be asked for without its body', async () => {
    const address = new URL(`/competitions/${staged.competition.id}`, inject('origin'));
    const { status, headers } = await fetch(address, { method: 'HEAD' });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it.each([
    ['an unknown id', 'none'],
    ['an id of 300 characters', 'x'.repeat(300)],
    ['what would part a key', 'a%23b'],
  ])('is the application with status 404 for %s', async (_what, id) => {
    const { status, headers, html } = await pageOf(id);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('<div id="root"></div>');
    expect(content(html, 'robots')).toBe('noindex');
  });

  it('is nobody’s as long as the competition is a draft, nor is its calendar', async () => {
    const admin = await demoAccount('superadmin');
    const { id } = await admin.data('createCompetitionDraft', { body: { name: 'Secret Cup' } });
    const { status, html } = await pageOf(id);
    expect(status).toBe(404);
    expect(html).not.toContain('Secret Cup');
    const reply = await new Caller().call('getCompetitionCalendar', { params: { competitionId: id } });
    expect(reply.status).toBe(404);
  });

  it('takes a hostile name as nothing but a name', async () => {
    await changed({ name: HOSTILE });
    const { html } = await pageOf(staged.competition.id);
    expect(html).not.toContain('<script>alert');
    expect(content(html, 'og:title')).toBe('&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });
});

describe('the calendar of a competition', () => {
  const call = () =>
    new Caller().call('getCompetitionCalendar', { params: { competitionId: staged.competition.id } });
  const lines = (file: unknown) => String(file).replaceAll('\r\n ', '').split('\r\n');

  it('has its days and the moment when entries close, with a reminder', async () => {
    const { status, headers, answer } = await call();
    const { id, startDate, openUntil } = staged.competition;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(lines(answer)).toEqual(
      expect.arrayContaining([
        `UID:${id}-days@rinkside`,
        `DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`,
        `UID:${id}-entries-close@rinkside`,
        `DTSTART:${openUntil.slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
        'TRIGGER:-P2D',
        `URL:${inject('origin')}/competitions/${id}`,
      ]),
    );
  });

  it('is the same file until the competition changes, and a later one then', async () => {
    const numberOf = (file: unknown) => lines(file).find((line) => line.startsWith('SEQUENCE:'));
    const before = await call();
    expect((await call()).headers.get('etag')).toBe(before.headers.get('etag'));
    await changed({ theme: 'Second snow' });
    const after = await call();
    expect(lines(after.answer).join('')).toContain('Second snow');
    expect(Number(numberOf(after.answer)?.slice(9))).toBe(Number(numberOf(before.answer)?.slice(9)) + 1);
  });

  it('says nothing of entries that are closed', async () => {
    const params = { competitionId: '01KDEM0MEET000000000000004' };
    const { answer } = await new Caller().call('getCompetitionCalendar', { params });
    expect(lines(answer).filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:01KDEM0MEET000000000000004-days@rinkside',
    ]);
  });

  it('is not there where there is no competition', async () => {
    const reply = await new Caller().call('getCompetitionCalendar', { params: { competitionId: 'none' } });
    expect([reply.status, reply.problem.code]).toEqual([404, 'NotFound']);
  });
});

it('the licences of packages and fonts stand beside the pages', async () => {
  const response = await fetch(new URL('/third-party-licences.txt', inject('origin')));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  for (const part of ['react-dom', '@fontsource-variable/inter', 'SIL OPEN FONT LICENSE', 'MIT License'])
    expect(text).toContain(part);
});
