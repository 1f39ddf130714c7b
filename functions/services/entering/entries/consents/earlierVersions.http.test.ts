import { expect, inject, it } from 'vitest';
import { credentialEnvironment } from '../../../../../local/access/credential.ts';
import { currentTime } from '../../../../../local/clock.ts';
import { announcedEndpoints } from '../../../../../local/host/endpoints.ts';
import { fieldCodes } from '../../../../../local/testing/caller.ts';
import { changeBody, entryBody, newCompetition } from '../../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import {
  again,
  decide,
  enter,
  signed,
  waiversOf,
  WAIVER_TEXT,
  WAIVER_VERSION,
} from '../../../../../local/testing/waivers.ts';
import { earlierWaiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';

/** Stores the entry as an earlier release did, by the product's own code: its list and counters follow. */
async function storeAsEarlier(text: string, accountId: string, entryId: string): Promise<void> {
  const { dynamo, credential } = announcedEndpoints(inject('dataDirectory'));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    AWS_REGION: 'local',
    ...credentialEnvironment(credential),
    TABLE_NAME: 'rinkside-table',
  });
  const { findEntry } = await import('../../../../store/entering/entries/repository.ts');
  const { saveEntry } = await import('../save/saveEntry.ts');
  const entry = await findEntry(accountId, entryId);
  const version = earlierWaiverVersion(text) ?? '';
  if (!entry) throw new Error('The entry is stored');
  const consents = (entry.consents ?? []).map((one) => ({
    ...one,
    ...(one.waiver && { waiver: { ...one.waiver, version } }),
  }));
  const change = { action: 'waiverSigned', by: accountId, now: currentTime() } as const;
  await saveEntry(entry, { ...entry, consents }, change);
}

it('a waiver that was signed in an earlier release counts wherever it is asked for', async () => {
  const [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
  const staged = await newCompetition({ waiver: WAIVER_TEXT });
  const params = { competitionId: staged.competition.id };
  const name = 'Ada Earlier';
  const [first, second] = [0, 1].map((place) => ({
    ...entryBody(staged, 1, name),
    event: [entryBody(staged, 3, name).event[place] ?? ''],
    totalPrice: [5_900, 3_100][place],
  }));
  const entry = (await enter(family, { ...first, waiver: signed })).answer.data;
  const { id } = await family.data('currentUser');
  await storeAsEarlier(WAIVER_TEXT, id, entry.id);

  const byFamily = [['online', 'Jo Frost', WAIVER_VERSION]];
  expect(waiversOf(await again(family, entry))).toEqual(byFamily);
  const [row] = await admin.data('listSkaters', { params });
  expect(row?.waiverVersions).toEqual([WAIVER_VERSION]);
  const ofEntry = { ...params, entryId: entry.id };
  expect(waiversOf(await admin.data('getEntryRecord', { params: ofEntry }))).toEqual(byFamily);
  expect(await admin.data('getEntryWaivers', { params: ofEntry })).toMatchObject({
    people: [{ waiver: { version: WAIVER_VERSION } }],
    texts: [{ version: WAIVER_VERSION, text: WAIVER_TEXT }],
  });
  const { attention } = await admin.data('competitionDashboard', { params });
  expect(attention.map(({ code }) => code)).not.toContain('waiversMissing');
  // No guardian signs again: neither the same entry nor another of the same skater.
  const later = { version: WAIVER_VERSION, signedBy: 'Somebody else' };
  expect((await decide(family, entry, { waiver: later, people: [] })).status).toBe(200);
  expect(waiversOf(await again(family, entry))).toEqual(byFamily);
  const next = await enter(family, { ...second });
  expect([next.status, waiversOf(next.answer.data)]).toEqual([201, byFamily]);
  expect((await admin.data('recordPaperWaivers', { params: ofEntry })).people).toMatchObject([
    { waiver: { how: 'online', version: WAIVER_VERSION } },
  ]);
});

it('a text that earlier releases could not tell from one before it is refused', async () => {
  const admin = await demoAccount('superadmin');
  const [one, other] = ['8yn0iYCKYHlIj4-BwPqk', 'GReLUrM4wMqfg9yzV3KQ'];
  const { competition } = await newCompetition({ waiver: one });
  const change = async (waiver: string, version: number) =>
    admin.call('updateCompetition', {
      params: { competitionId: competition.id },
      body: { ...changeBody(competition), waiver, version },
    });
  expect(fieldCodes(await change(other, competition.version))).toEqual(['waiver MustValid']);
  const { version } = (await change('Another.', competition.version)).answer.data;
  expect(fieldCodes(await change(other, version))).toEqual(['waiver MustValid']);
  expect((await change(one, version)).status).toBe(200);
});
