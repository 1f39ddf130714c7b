import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../local/testing/entryChanges.ts';
import { groupFormBody, teamBody } from '../../../../local/testing/groupEntries.ts';
import { newFamily } from '../../../../local/testing/people.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../shared/contract/entering/competitions/eligibility.ts';

let staged: Staged;
let families: readonly [Caller, Caller];
beforeAll(async () => {
  families = [await newFamily(), await newFamily()];
  staged = await newCompetition({}, null, groupFormBody());
});

/** A team with somebody of another one in its last place. */
function joinedBy(other: ReturnType<typeof teamBody>, change: object = {}) {
  const body = teamBody(staged);
  const [, borrowed] = other.skaters;
  if (!borrowed) throw new Error('There is a second skater');
  return { ...body, skaters: [...body.skaters.slice(0, -1), { ...borrowed, ...change }] };
}

describe('a skater of two teams in one event', () => {
  it('is taken once, whoever is faster, and free again once the team is withdrawn', async () => {
    const one = teamBody(staged);
    const other = joinedBy(one);
    const replies = await Promise.all(
      [one, other].map((body, index) => (families[index] ?? families[0]).call('submitTeamEntry', { body })),
    );
    const statuses = replies.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([201, 400]);
    const refused = statuses.indexOf(400);
    const [first, second] = replies;
    const reply = refused === 0 ? first : second;
    if (!reply) throw new Error('Both were answered');
    expect(fieldCodes(reply)).toEqual([`skaters.${refused === 0 ? 1 : 4}.fullName AlreadyExist`]);
    const [loser, winner] = refused === 0 ? families : ([families[1], families[0]] as const);
    const again = refused === 0 ? one : other;

    const { checks, refused: isRefused } = await loser.data('checkEligibility', {
      body: {
        competitionId: staged.competition.id,
        kind: 'team',
        event: [again.event],
        people: again.skaters.map(({ fullName, birthdate, alternate = false }) => ({
          fullName,
          birthdate,
          alternate,
        })),
      },
    });
    expect(checks.filter(({ rule }) => rule === 'sameEvent')).toMatchObject([
      { outcome: 'refuse', reason: 'eventTwice', person: refused === 0 ? 1 : 4 },
    ]);
    expect(isRefused).toBe(true);

    const entered = replies[1 - refused]?.answer.data as { id: string; version: number } | undefined;
    await winner.data('withdrawEntry', {
      params: { entryId: entered?.id ?? '' },
      body: { version: entered?.version ?? 0 },
    });
    expect((await loser.call('submitTeamEntry', { body: again })).status).toBe(201);
  });

  it('may stand in for somebody as an alternate, and cannot be added to a team afterwards', async () => {
    const one = teamBody(staged);
    await families[0].data('submitTeamEntry', { body: one });
    const standsIn = joinedBy(one, { alternate: true });
    const price = 3 * 2_000;
    const entry = await families[1].data('submitTeamEntry', {
      body: {
        ...standsIn,
        skaters: [...standsIn.skaters, ...teamBody(staged, 1, 0).skaters],
        totalPrice: 4 * 2_000,
      },
    });
    const skaters = [...standsIn.skaters.slice(0, -1), ...joinedBy(one).skaters.slice(-1)];
    const change = changeOf(entry, { ...standsIn, skaters }, price + 2_000);
    const reply = await families[1].call('updateEntry', { params: { entryId: entry.id }, body: change });
    expect(fieldCodes(reply)).toEqual(['skaters.4.fullName AlreadyExist']);
  });
});

describe('a team’s event', () => {
  it('has a size, ages and a level of its own, which the organiser edits', async () => {
    const { formats, ...form } = groupFormBody();
    const events = [
      { level: 'Small (8-15)', seconds: 300, skaters: [8, 15] },
      { level: 'Freestyle 1-5', seconds: 300, skaters: [4, 6], ages: { from: 13, to: 19 } },
    ];
    const rules = { ...DEFAULT_ELIGIBILITY.rules, age: 'refuse' } as const;
    const own = await newCompetition({ eligibility: { ...DEFAULT_ELIGIBILITY, rules } }, null, {
      ...form,
      formats: [
        ...formats.filter(({ entry }) => entry !== 'team'),
        { format: 'Team', entry: 'team', skaters: [4, 200], music: 'own', events },
      ] as never,
    });
    const offered = own.form.formats.find(({ format }) => format === 'Team')?.events ?? [];
    expect(offered.map(({ skaters, ages = null }) => [skaters, ages])).toEqual([
      [[8, 15], null],
      [[4, 6], { from: 13, to: 19 }],
    ]);
    const [small, teen] = offered.map(({ id }) => id);
    const [family] = families;
    const few = { ...teamBody(own, 7, 0), event: small ?? '' };
    expect(fieldCodes(await family.call('submitTeamEntry', { body: few }))).toEqual(['skaters MustWithin']);
    const many = { ...teamBody(own, 16, 0), event: small ?? '' };
    expect(fieldCodes(await family.call('submitTeamEntry', { body: many }))).toEqual(['skaters MustWithin']);
    const fits = { ...teamBody(own, 8, 0), event: small ?? '' };
    expect((await family.call('submitTeamEntry', { body: fits })).status).toBe(201);

    const young = teamBody(own, 4, 0);
    const year = Number(own.competition.startDate.slice(0, 4));
    const aged = (birthdate: string, highestIsiTestLevel: string) => ({
      ...young,
      event: teen ?? '',
      skaters: young.skaters.map((skater, index) => ({
        ...skater,
        birthdate: `${year - 15}-01-01`,
        ...(index === 2 && { birthdate, highestIsiTestLevel }),
      })),
    });
    const tooYoung = aged(`${year - 8}-01-01`, 'Freestyle 2');
    expect(fieldCodes(await family.call('submitTeamEntry', { body: tooYoung }))).toEqual([
      'skaters.2.birthdate MustWithin',
    ]);
    const entry = await family.data('submitTeamEntry', { body: aged(`${year - 15}-02-02`, 'Freestyle 6') });
    expect(entry.checks.filter(({ rule }) => rule === 'level')).toMatchObject([
      {
        outcome: 'warn',
        reason: 'levelRosterAbove',
        person: 2,
        facts: { level: 'Freestyle 1-5', test: 'Freestyle 6' },
      },
    ]);
  });
});
