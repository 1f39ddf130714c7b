import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { readPrintout } from '../../../../local/testing/printouts.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { handInSheet, newJudgedFlights, type JudgedFlights } from '../../../../local/testing/sheets.ts';
import { readPdf } from '../../../platform/documents/readPdf.testing.ts';

const anybody = new Caller();
let admin: Caller;
let staged: JudgedFlights;
let entryId: string;
let person: { fullName: string; birthdate: string };
/** Of the first skater's certificate. */
let certificate: { competitionId: string; flightId: string; code: string };

beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newJudgedFlights()]);
  const params = { ...staged.params, flightId: 'f1' };
  for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries()) {
    const judge = staged.panel[index];
    if (judge) await handInSheet(judge.caller, { ...params, seat });
  }
  const { flights } = await admin.data('listFlightResults', { params: staged.params });
  const revision = flights.find(({ id }) => id === 'f1')?.revision ?? 0;
  await admin.data('approveResult', { params, body: { revision, reason: 'The referee has left' } });
  await admin.data('postResult', { params, body: { version: 1 } });
  const [programme = ''] = staged.programmeIds;
  const own = (await staged.family.data('listMyEntries')).find(({ id }) => programme.startsWith(id));
  entryId = own?.id ?? '';
  person = { fullName: own?.skater?.fullName ?? '', birthdate: own?.skater?.birthdate ?? '' };
  const { links } = await pdfAt(`flights/f1/certificates/${programme}?paper=a4`, staged.family);
  const [competitionId = '', flightId = '', code = ''] = new URL(links[0] ?? '').pathname.split('/').slice(2);
  certificate = { competitionId, flightId, code };
});

async function pdfAt(path: string, caller: Caller) {
  const url = new URL(`/api/competitions/${staged.competition.id}/${path}`, inject('origin'));
  const reply = await fetch(url, { headers: { cookie: caller.cookie ?? '' } });
  return readPdf(new Uint8Array(await reply.arrayBuffer()));
}

/** Where the name stands now, of all that is published of the skater. */
async function shown(name: string): Promise<Record<string, boolean>> {
  const { params } = staged;
  const [event] = (await anybody.data('listResults', { params })).events;
  const competitionId = staged.competition.id;
  const [schedule, live, list, result, verified, problem, rows, wall, posted, protocol] = await Promise.all([
    anybody.data('getSchedule', { params, query: {} }),
    anybody.data('getLive', { params }),
    anybody.data('listResults', { params }),
    anybody.data('getResult', { params: { ...params, eventId: event?.id ?? '' } }),
    anybody.data('verifyCertificate', { params: certificate }),
    admin.data('getScheduleProblem', { params }),
    admin.data('listSkaters', { params }),
    readPrintout(admin, competitionId, { document: 'wall' }),
    readPrintout(admin, competitionId, { document: 'results' }),
    pdfAt('protocol/document?copy=handout&paper=a4', admin),
  ]);
  const read = {
    schedule,
    live,
    list,
    result,
    verified,
    problem: problem.programmes.map(({ publishedName }) => publishedName),
    rows: rows.map(({ publishedNames }) => publishedNames),
    wall: wall.text,
    posted: posted.text,
    protocol: protocol.text,
  };
  return Object.fromEntries(
    Object.entries(read).map(([where, what]) => [where, JSON.stringify(what).includes(name)]),
  );
}

const everywhere = (is: boolean) => ({
  schedule: is,
  live: is,
  list: is,
  result: is,
  verified: is,
  problem: is,
  rows: is,
  wall: is,
  posted: is,
  protocol: is,
});

describe('a published name', () => {
  it('is the confirmed one in schedule, live, results, certificate and papers, from the next reading', async () => {
    expect(await shown('Perpetua')).toEqual(everywhere(false));
    const people = [{ ...person, publishAs: 'firstAndRink', givenName: 'Perpetua' }] as const;
    await staged.family.data('updateConsents', { params: { entryId }, body: { people: [...people] } });
    expect(await shown('Perpetua')).toEqual(everywhere(true));
  });

  it('is initials from the next reading after an organiser’s reset', async () => {
    await admin.data('resetGivenName', { params: { ...staged.params, entryId }, body: person });
    expect(await shown('Perpetua')).toEqual(everywhere(false));
    expect((await anybody.data('verifyCertificate', { params: certificate })).name).toMatch(/^A\. /);
  });

  it('is what the family chose last, and the account’s word reaches all of them too', async () => {
    const people = [{ ...person, publishAs: 'full' }] as const;
    await staged.family.data('updateConsents', { params: { entryId }, body: { people: [...people] } });
    expect(await shown(person.fullName)).toEqual(everywhere(true));
    const { name, version } = await staged.family.data('myAccount');
    const skater = {
      id: 'one',
      ...person,
      gender: 'Female',
      country: 'Canada',
      givenName: 'Quilla',
    } as const;
    const skaters = [{ ...skater, homeIsiRink: 'Pond behind the school' }];
    await staged.family.data('updateMyAccount', { body: { name, skaters, version } });
    const again = [{ ...person, publishAs: 'firstAndRink' }] as const;
    await staged.family.data('updateConsents', { params: { entryId }, body: { people: [...again] } });
    expect(await shown('Quilla')).toEqual(everywhere(true));
  });
});

describe('what everybody can read', () => {
  it('has no full name, birthdate, number or address, in any answer about the day', async () => {
    const { params } = staged;
    const [event] = (await anybody.data('listResults', { params })).events;
    const calendar = await fetch(
      new URL(`/api/competitions/${params.competitionId}/calendar.ics`, inject('origin')),
    );
    const answers = [
      await anybody.data('getSchedule', { params, query: {} }),
      await anybody.data('getLive', { params }),
      await anybody.data('listResults', { params }),
      await anybody.data('getResult', { params: { ...params, eventId: event?.id ?? '' } }),
      await anybody.data('getTeamPoints', { params }),
      await anybody.data('listPlaces', { params }),
      await anybody.data('verifyCertificate', { params: certificate }),
      await calendar.text(),
    ].map((answer) => JSON.stringify(answer));
    const { email } = await staged.family.data('myAccount');
    const entries = await staged.family.data('listMyEntries');
    expect(entries.length).toBe(4);
    const personal = entries.flatMap(({ skater }) =>
      skater ? [skater.fullName, skater.birthdate, skater.isi] : [],
    );
    expect(personal.filter(Boolean)).toHaveLength(12);
    for (const answer of answers)
      for (const secret of [email, ...personal]) expect(answer).not.toContain(secret);
  });

  it('has initials in a family’s calendar until the given name is confirmed, whatever form is published', async () => {
    const { url } = await staged.family.data('createCalendarFeed', { body: { kind: 'family' } });
    const token = /calendar-feeds\/([^/]+)\//.exec(url)?.[1] ?? '';
    const feed = async () =>
      (await fetch(new URL(`/api/calendar-feeds/${token}/calendar.ics`, inject('origin')))).text();
    const choose = (publishAs: 'full' | 'initials', givenName?: string) =>
      staged.family.data('updateConsents', {
        params: { entryId },
        body: { people: [{ ...person, publishAs, ...(givenName && { givenName }) }] },
      });
    await admin.data('resetGivenName', { params: { ...staged.params, entryId }, body: person });
    await choose('full');
    expect(await feed()).not.toContain(person.fullName);
    await choose('initials', 'Rosalind');
    expect(await feed()).toContain('Rosalind');
    expect(await shown('Rosalind')).toEqual(everywhere(false));
  });
});
