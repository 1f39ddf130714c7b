import { describe, expect, inject, it } from 'vitest';
import { demoAccount } from '../../local/testing/people.ts';
import { newCompetition } from '../../local/testing/competitions.ts';

/** The path is sent as it stands. */
async function asked(method: string, path: string) {
  const response = await fetch(inject('origin') + path, { method });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    headers: response.headers,
    text,
  };
}

const PROBLEM = 'application/problem+json; charset=utf-8';

describe('HEAD', () => {
  it.each(['/api/competitions', '/api/rinks', '/api/health', '/api/openapi.json'])(
    '%s is answered like GET, without a body',
    async (path) => {
      const [get, head] = [await asked('GET', path), await asked('HEAD', path)];
      expect([get.status, head.status]).toEqual([200, 200]);
      expect([head.type, head.text]).toEqual([get.type, '']);
      expect(get.text).not.toBe('');
    },
  );

  it('of a competition’s own paths is answered like GET', async () => {
    const { competition } = await newCompetition();
    const path = `/api/competitions/${competition.id}`;
    for (const below of ['', '/places', '/calendar.ics']) {
      const { status, text } = await asked('HEAD', path + below);
      expect([below, status, text]).toEqual([below, 200, '']);
    }
    expect((await asked('HEAD', `/competitions/${competition.id}`)).status).toBe(200);
  });

  it.each([
    ['/api/users', 401],
    ['/api/auth/login', 404],
    ['/api/nothing', 404],
    ['/api/forms/none', 404],
  ])('%s is answered with %s', async (path, status) => {
    expect((await asked('HEAD', path)).status).toBe(status);
  });
});

describe('an address that is nobody’s', () => {
  it.each([
    ['DELETE', '/api/competitions'],
    ['PATCH', '/api/rinks'],
    ['OPTIONS', '/api/rinks'],
    ['GET', '/api/auth/login'],
    ['GET', '/api/nothing'],
    ['GET', '/api/rinks/'],
    ['GET', '/api//rinks'],
    ['GET', '/api/Rinks'],
    ['GET', '/api/rinks%2F'],
    ['GET', '/api/competitions/none/not/there'],
  ])('%s %s is 404 in the form of every problem', async (method, path) => {
    const { status, type, text } = await asked(method, path);
    expect([status, type]).toEqual([404, PROBLEM]);
    expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'NotFound', requestId: expect.any(String) });
  });

  it('has an encoded or a doubled slash where a plain one leads to somebody', async () => {
    const { competition } = await newCompetition();
    const path = `/api/competitions/${competition.id}`;
    expect((await asked('GET', `${path}/places`)).status).toBe(200);
    for (const slash of ['%2F', '%2f', '//', '/%2f', '%252f'])
      expect((await asked('GET', `${path}${slash}places`)).status, slash).toBe(404);
  });
});

it('a parameter is decoded once', async () => {
  const admin = await demoAccount('superadmin');
  const statusOf = async (kind: string) => {
    const path = `/api/memberships/${kind}`;
    const headers = { cookie: admin.cookie ?? '' };
    return (await fetch(inject('origin') + path, { headers })).status;
  };
  const [member] = await admin.data('listMembers');
  const number = member?.number ?? '';
  const encoded = [...number].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
  expect(await statusOf(number)).toBe(200);
  expect(await statusOf(encoded)).toBe(200);
  expect(await statusOf(encodeURIComponent(encoded))).toBe(404);
});
