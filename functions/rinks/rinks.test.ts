import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../local/testing/caller.ts';
import { demoAccount } from '../../local/testing/people.ts';
import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';

describe('rinks', () => {
  it('are registered by a super administrator and seen by everybody, by name', async () => {
    const admin = await demoAccount('superadmin');
    const body = { name: `Éclair Rink ${randomUUID()}`, city: 'Lyon', country: 'France' };
    const created = await admin.call('createRink', { body });
    expect(created.status).toBe(201);
    expect(created.answer.data).toMatchObject(body);
    const rinks = await new Caller().data('listRinks');
    expect(rinks).toContainEqual(created.answer.data);
    const names = rinks.map(({ name }) => nameOrder(name));
    expect(names).toEqual([...names].sort());
  });

  it('have their name once in a country', async () => {
    const admin = await demoAccount('superadmin');
    const body = { name: `Twin Rink ${randomUUID()}`, city: 'Ulm', country: 'Germany' };
    await admin.data('createRink', { body });
    const twin = await admin.call('createRink', { body: { ...body, name: body.name.toUpperCase() } });
    expect([twin.status, ...fieldCodes(twin)]).toEqual([400, 'name AlreadyExist']);
    const abroad = await admin.call('createRink', { body: { ...body, country: 'Austria' } });
    expect(abroad.status).toBe(201);
  });

  it('need a name, a city and a country of the list', async () => {
    const admin = await demoAccount('superadmin');
    const reply = await admin.call('createRink', { body: { name: ' ', country: 'Nowhere' } });
    expect(fieldCodes(reply)).toEqual(['name NotNull', 'city NotNull', 'country MustValid']);
  });
});

describe('what does not depend on the session', () => {
  it('may be kept by CloudFront, and is not sent twice to who has it', async () => {
    const visitor = new Caller();
    const first = await visitor.call('listRinks');
    expect(first.headers.get('cache-control')).toContain('s-maxage=30');
    expect(first.headers.getSetCookie()).toEqual([]);
    const tag = first.headers.get('etag') ?? '';
    const second = await visitor.call('listRinks', { headers: { 'if-none-match': tag } });
    expect(second.status).toBe(304);
  });
});
