import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { rink as publicRink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';

const rinkBody = () => ({
  name: `Éclair Rink ${randomUUID()}`,
  shortName: 'Éclair',
  city: 'Lyon',
  country: 'France',
  address: '4 rue du Patin\n69000 Lyon',
  timeZone: 'Europe/Paris',
  contactName: 'Camille Givre',
  contactEmail: 'camille@eclair.example',
  contactPhone: '+33 4 55 50 01 02',
  isi: 'FR210',
  expDate: '2031-08-31',
  logo: '/images/demo/rink-lantern-bay.svg',
});

describe('rinks', () => {
  it('are registered by a super administrator and seen by everybody, by name', async () => {
    const admin = await demoAccount('superadmin');
    const body = rinkBody();
    const created = await admin.call('createRink', { body });
    expect(created.status).toBe(201);
    expect(created.answer.data).toMatchObject({ ...body, active: true, uses: 0, version: 1 });
    const rinks = await new Caller().data('listRinks');
    expect(rinks).toContainEqual(publicRink.parse(created.answer.data));
    const names = rinks.map(({ name }) => nameOrder(name));
    expect(names).toEqual([...names].sort());
  });

  it('tell contact and ISI membership to those who keep them only', async () => {
    const admin = await demoAccount('superadmin');
    const created = await admin.data('createRink', { body: rinkBody() });
    const response = await new Caller().call('listRinks');
    const shown = response.answer.data.find(({ id }) => id === created.id);
    for (const name of ['contactName', 'contactEmail', 'contactPhone', 'isi', 'expDate', 'uses']) {
      expect(shown).not.toHaveProperty(name);
    }
    expect(await admin.data('listRinkRecords')).toContainEqual(created);
  });

  it('are in UTC and without details where nothing is said of them', async () => {
    const admin = await demoAccount('superadmin');
    const { name, city, country } = rinkBody();
    const created = await admin.data('createRink', { body: { name, city, country } });
    const { id: _id, ...fields } = created;
    expect(fields).toEqual({
      name,
      city,
      country,
      timeZone: 'UTC',
      active: true,
      uses: 0,
      version: 1,
      shortName: null,
      address: null,
      logo: null,
      isi: null,
      expDate: null,
      contactName: null,
      contactEmail: null,
      contactPhone: null,
    });
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

  it.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone MustValid'],
    [{ contactEmail: 'no address' }, 'contactEmail MustEmail'],
    [{ isi: 'HK-10 42' }, 'isi MustValid'],
    [{ isi: '12345678901' }, 'isi MustValid'],
    [{ expDate: '2027-02-30' }, 'expDate MustValid'],
    [{ logo: 'https://elsewhere.example/logo.png' }, 'logo MustValid'],
    [{ logo: '/images/../api/rinks' }, 'logo MustValid'],
    [{ shortName: 'A short name that is longer than thirty letters' }, 'shortName MustValid'],
  ])('refuse %j', async (change, expected) => {
    const admin = await demoAccount('superadmin');
    const reply = await admin.call('createRink', { body: { ...rinkBody(), ...change } });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, expected]);
  });
});

describe('what does not depend on the session', () => {
  it('may be kept by CloudFront, and is not sent twice to who has it', async () => {
    const visitor = new Caller();
    const first = await visitor.call('listRinks');
    expect(first.headers.get('cache-control')).toContain('s-maxage=30');
    expect(first.headers.getSetCookie()).toEqual([]);
    // Tests of other files add rinks between two calls.
    const again = async () => {
      const tag = (await visitor.call('listRinks')).headers.get('etag') ?? '';
      return (await visitor.call('listRinks', { headers: { 'if-none-match': tag } })).status;
    };
    await expect.poll(again, { timeout: 30_000 }).toBe(304);
  });

  it('is not what those who keep the rinks see', async () => {
    const admin = await demoAccount('superadmin');
    const records = await admin.call('listRinkRecords');
    expect(records.headers.get('cache-control')).toBe('private, no-store');
  });
});
