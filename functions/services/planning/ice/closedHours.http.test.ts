import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const save = ({ id }: { readonly id: string }, surfaces: BodyOf<'updateIce'>['surfaces']) =>
  admin.call('updateIce', {
    params: { competitionId: id },
    body: { surfaces, rules: USUAL_RULES, version: 0 },
  });

describe('hours in which others have the ice', () => {
  it('are kept by their start, and are fixed blocks of what is planned', async () => {
    const { competition } = await newCompetition();
    const date = competition.startDate;
    const closed = [
      { begins: '17:00', ends: '18:00' },
      { begins: '11:00', ends: '12:30' },
    ];
    const surfaces = [
      { id: 'a', name: 'Main ice', days: [{ date, opens: '07:00', closes: '21:00', closed }] },
    ];
    expect((await save(competition, surfaces)).status).toBe(200);
    const stored = await admin.data('getIce', { params: { competitionId: competition.id } });
    expect(stored.surfaces[0]?.days[0]?.closed).toEqual([
      { begins: '11:00', ends: '12:30' },
      { begins: '17:00', ends: '18:00' },
    ]);
    const params = { competitionId: competition.id };
    const [saved] = await admin.data('listCompetitionHistory', { params });
    expect(JSON.stringify(saved?.changes)).toContain('07:00–11:00, 12:30–17:00, 18:00–21:00');
    const { problem } = await admin.data('getScheduleProblem', { params });
    expect(problem.surfaces).toEqual([{ id: 'a', days: [{ date, opens: '07:00', closes: '21:00' }] }]);
    const place = { surfaceId: 'a', date, kind: 'resurfacing', locked: true };
    expect(problem.fixed.blocks).toEqual([
      { ...place, start: '11:00:00', seconds: 5_400 },
      { ...place, start: '17:00:00', seconds: 3_600 },
    ]);
  });

  it('lie within the day, one after the other', async () => {
    const { competition } = await newCompetition();
    const refused = async (...closed: { begins: string; ends: string }[]) => {
      const days = [{ date: competition.startDate, opens: '07:00', closes: '21:00', closed }];
      const surfaces = [{ id: 'a', name: 'Main ice', days }];
      const reply = await save(competition, surfaces);
      expect(reply.status).toBe(400);
      return fieldCodes(reply);
    };
    const at = 'surfaces.0.days.0.closed';
    expect(await refused({ begins: '12:00', ends: '12:00' })).toEqual([`${at}.0.ends MustAfter`]);
    expect(await refused({ begins: '06:00', ends: '08:00' })).toEqual([`${at}.0.begins MustWithin`]);
    expect(await refused({ begins: '20:00', ends: '22:00' })).toEqual([`${at}.0.begins MustWithin`]);
    expect(await refused({ begins: '11:00', ends: '13:00' }, { begins: '12:00', ends: '14:00' })).toEqual([
      `${at}.1.begins MustWithin`,
    ]);
    expect(await refused({ begins: 'noon', ends: '14:00' })).toEqual([`${at}.0.begins MustValid`]);
  });
});
