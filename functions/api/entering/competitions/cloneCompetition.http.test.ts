import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, formBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { newDraft } from '../../../../local/testing/drafts.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';

const zone = 'America/Chicago';
/** A competition of the winter after next, so that it is never in the past. */
const year = new Date().getUTCFullYear() + 2;
const season = {
  name: `Winter Classic ${year}`,
  startDate: `${year}-01-14`,
  endDate: `${year}-01-16`,
  date: `${year}-01-15`,
  openFrom: `${year - 1}-07-01T14:00:00.000Z`,
  openUntil: `${year - 1}-12-17T05:59:59.999Z`,
  timeZone: zone,
  refundPolicy: 'None after the deadline.\nA certificate helps.',
  refunds: [{ until: `${year - 1}-12-17T05:59:59.999Z`, percent: 80, lateFee: true }],
  paymentInstructions: 'Cash at the desk.',
  packet: '/documents/season.pdf',
  capacity: 200,
};

let admin: Caller;
let staged: Staged;
beforeAll(async () => {
  const { competition, form } = await newCompetition(season);
  admin = await demoAccount('superadmin');
  const lateFees = [{ from: `${year - 1}-10-20T05:00:00.000Z`, kind: 'percent', value: 25 }];
  const body = { ...formBody(), competitionId: competition.id, version: 1, lateFees };
  staged = { competition, form: await admin.data('updateForm', { params: { formId: form.id }, body }) };
});

const clone = (competitionId: string, body: object) =>
  admin.call('cloneCompetition', { params: { competitionId }, body });

describe('cloneCompetition', () => {
  it('makes a draft of the next season with a form of its own, and no packet of the last', async () => {
    const reply = await clone(staged.competition.id, { startDate: `${year + 1}-01-13` });
    const draft = reply.answer.data;
    expect(reply.status).toBe(201);
    expect(draft).toMatchObject({
      name: `Winter Classic ${year + 1}`,
      startDate: `${year + 1}-01-13`,
      endDate: `${year + 1}-01-15`,
      date: `${year + 1}-01-14`,
      theme: 'First snow',
      ring: staged.competition.ring,
      refundPolicy: season.refundPolicy,
      refunds: [{ percent: 80, lateFee: true }],
      capacity: 200,
      packet: null,
      state: 'draft',
      version: 1,
    });
    expect(venueTimeOf(draft.openUntil ?? '', zone).slice(5)).toMatch(/^12-1[56]T23:59$/);
    expect(venueTimeOf(draft.openFrom ?? '', zone).slice(10)).toBe('T09:00');
    expect(draft.id).not.toBe(staged.competition.id);
    const form = await new Caller().data('getForm', { params: { formId: draft.formId ?? '' } });
    const [lateFee] = form.lateFees;
    expect(venueTimeOf(lateFee?.from ?? '', zone)).toBe(`${year}-10-19T00:00`);
    const lateFees = [{ kind: 'percent', value: 25, from: lateFee?.from }];
    const own = { id: draft.formId, competitionId: draft.id, version: 1, lateFees };
    expect(form).toEqual({ ...staged.form, ...own });
    expect(await admin.data('getCompetitionDraft', { params: { competitionId: draft.id } })).toEqual(draft);
  });

  it('can be published as it is with its judging rules, and leaves entries behind', async () => {
    const source = await newCompetition();
    const of = { competitionId: source.competition.id };
    const { rules } = await admin.data('getJudgingRules', { params: of });
    const own = { ...rules, isHeldUntilAwards: true, bookPercent: 70 };
    await admin.data('updateJudgingRules', { params: of, body: { rules: own, version: 0 } });
    const family = await newFamily();
    await family.data('submitIndividualEntry', { body: entryBody(source) });
    const draft = (await clone(source.competition.id, { startDate: `${year}-03-01` })).answer.data;
    const params = { competitionId: draft.id };
    const published = await admin.data('publishCompetition', { params, body: { version: 1 } });
    expect(published).toMatchObject({ fromPrice: 5_900, state: 'published', name: source.competition.name });
    expect(await admin.data('getJudgingRules', { params })).toMatchObject({ version: 1, rules: own });
    expect(await admin.data('listSkaters', { params })).toEqual([]);
    const formOfSource = await new Caller().data('getForm', { params: { formId: source.form.id } });
    expect(formOfSource.competitionId).toBe(source.competition.id);
  });

  it('takes another name, and an archived competition', async () => {
    const { competition } = await newCompetition();
    await admin.data('archiveCompetition', {
      params: { competitionId: competition.id },
      body: { version: 1 },
    });
    const reply = await clone(competition.id, { startDate: `${year}-03-01`, name: 'Another Cup' });
    expect(reply.answer.data.name).toBe('Another Cup');
  });

  it('says in its history what is another than where it comes from', async () => {
    const draft = (await clone(staged.competition.id, { startDate: `${year + 1}-01-14` })).answer.data;
    const [record] = await admin.data('listCompetitionHistory', { params: { competitionId: draft.id } });
    expect(record).toMatchObject({ deed: 'cloned', subject: 'competition' });
    expect(record?.changes).toContainEqual({
      path: ['startDate'],
      from: season.startDate,
      to: `${year + 1}-01-14`,
    });
    const fields = record?.changes.map(({ path }) => path.join('.'));
    expect(new Set(fields?.map((field) => field.split('.')[0]))).toEqual(
      new Set(['name', 'startDate', 'endDate', 'date', 'openFrom', 'openUntil', 'refunds', 'packet']),
    );
  });

  it('clones no draft, nothing that is not there, and into no year that is none', async () => {
    const { draft } = await newDraft();
    const startDate = `${year}-03-01`;
    expect((await clone(draft.id, { startDate })).status).toBe(404);
    expect((await clone('none', { startDate })).status).toBe(404);
    expect(fieldCodes(await clone(staged.competition.id, {}))).toEqual(['startDate NotNull']);
    const first = await clone(staged.competition.id, { startDate: '1900-01-01' });
    expect(fieldCodes(first)).toEqual(['startDate MustValid']);
    expect(fieldCodes(await clone(staged.competition.id, { startDate: '2100-12-31' }))).toEqual([
      'startDate MustValid',
    ]);
  });
});
