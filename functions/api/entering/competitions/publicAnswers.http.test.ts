import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { mailedToken } from '../../../../local/testing/outbox.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import { newPublished, type StagedSchedule } from '../../../../local/testing/schedules.ts';
import { PUBLIC } from '../../../../shared/contract/core/roles.ts';
import type { Route } from '../../../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf, type Operation } from '../../../../shared/contract/routes.ts';

const PHONE = '+852 5550 0187';
const INSTRUCTIONS = 'Cheque by post, drawer 41';
const ACCOUNT = '91234567';
const FPS = { scheme: 'fps', payee: 'Pond Club', account: ACCOUNT } as const;
const PLANTED = [PHONE, INSTRUCTIONS, ACCOUNT, FPS.payee];

const PUBLIC_READS: readonly Operation[] = OPERATIONS.filter((operation) => {
  const route: Route = routeOf(operation);
  return route.method === 'GET' && route.roles === PUBLIC;
});

let admin: Caller;
let staged: StagedSchedule;
let token: string;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newPublished(1, {
    currency: 'HKD',
    contactPhone: PHONE,
    paymentInstructions: INSTRUCTIONS,
    bankQr: { ...FPS, bic: null },
  });
  const email = `paper-${randomUUID()}@families.test.example`;
  const entry = { ...entryBody(staged, 1), familyEmail: email };
  await admin.data('submitIndividualEntryForFamily', { body: entry });
  token = await mailedToken(email, '/take-over');
});

describe('a competition’s telephone, payment instructions and account', () => {
  it('stand in the answer of no operation that everybody may call', async () => {
    const found: Partial<Record<Operation, number>> = {};
    const params = { ...staged.params, formId: staged.form.id, token };
    for (const operation of PUBLIC_READS) {
      const { status, answer } = await new Caller().call(operation, { params });
      found[operation] = status;
      const text = JSON.stringify(answer);
      expect([operation, PLANTED.filter((planted) => text.includes(planted))]).toEqual([operation, []]);
    }
    expect(found).toMatchObject({
      listCompetitions: 200,
      getCompetition: 200,
      getCompetitionPage: 200,
      getCompetitionCalendar: 200,
      getForm: 200,
      getSchedule: 200,
      getLive: 200,
      listPlaces: 200,
      listResults: 200,
      getEntryHandover: 200,
    });
    const archived = await new Caller().call('listCompetitions', { query: { state: 'archived' } });
    for (const { contactPhone, paymentInstructions, bankQr } of archived.answer.data)
      expect([contactPhone, paymentInstructions, bankQr]).toEqual([null, null, null]);
  });

  it('are for its organisers, and for families with an entry', async () => {
    const { params, family } = staged;
    const manager = (await newInvitedUser('MANAGER', params)).caller;
    const kept = await manager.data('getCompetitionDetail', { params });
    expect(kept).toMatchObject({
      contactPhone: PHONE,
      paymentInstructions: INSTRUCTIONS,
      bankQr: { account: ACCOUNT },
    });
    for (const caller of [new Caller(), family, await demoAccount('manager')])
      expect([401, 403]).toContain((await caller.call('getCompetitionDetail', { params })).status);
    const [row] = await family.data('listMyEntries', {});
    const entry = await family.data('getEntry', { params: { entryId: row?.id ?? '' } });
    expect(entry.competition).toMatchObject({ contactPhone: PHONE, paymentInstructions: INSTRUCTIONS });
    const balance = await family.data('getFamilyBalance', { params });
    expect(balance).toMatchObject({ paymentInstructions: INSTRUCTIONS, bankQr: { account: ACCOUNT } });
  });
});
