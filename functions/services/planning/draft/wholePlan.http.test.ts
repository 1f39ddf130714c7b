import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import {
  draftAsRead,
  draftOf,
  editDraft,
  planAsRead,
  replaceDraft,
} from '../../../../local/testing/publishing.ts';
import { firstDraft, newPublished, newScheduled } from '../../../../local/testing/schedules.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

describe('a whole plan', () => {
  it('of nothing does not take the place of one with flights', async () => {
    const staged = await newScheduled(2);
    await editDraft(staged, firstDraft(staged));
    const nothing = { ...(await planAsRead(staged)), tracks: [], events: [], panels: [] };
    const refused = await replaceDraft(staged, nothing);
    expect([refused.status, fieldCodes(refused)]).toEqual([400, ['events NotNull']]);
    expect((await draftOf(staged)).events.length).toBeGreaterThan(0);
  });

  it('takes the place of the draft at once; of two, or of a plan and a hand change, one is told', async () => {
    const staged = await newScheduled(3);
    await editDraft(staged, firstDraft(staged));
    const plan = await planAsRead(staged);
    const plans = await Promise.all([replaceDraft(staged, plan), replaceDraft(staged, plan)]);
    expect(plans.map(({ status }) => status).sort()).toEqual([200, 409]);
    const draft = await draftOf(staged);
    expect(draft).toMatchObject({ generation: 2, revision: 2, seed: 7 });
    expect(draft.events[0]?.flights[0]).toMatchObject({ drawn: { seed: 7, reason: null } });
    expect(draft.events.map(({ version }) => version)).toEqual([1, 1]);

    const { generation, track } = await draftAsRead(staged);
    const moved = { ...track, blocks: track.blocks.map((block) => ({ ...block, start: '09:00:00' })) };
    const next = await planAsRead(staged);
    const two = await Promise.all([
      replaceDraft(staged, next),
      editDraft(staged, { generation, tracks: [moved] }),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await replaceDraft(staged, next)).problem.code).toBe('VersionConflict');
    expect(fieldCodes(await replaceDraft(staged, { ...next, seed: -1 }))).toEqual(['seed MustValid']);
  });

  it('leaves flights that have begun where families and judges know them, and moves the others', async () => {
    const staged = await newPublished(2);
    const { params } = staged;
    const plan = await planAsRead(staged);
    const [first = ''] = plan.tracks.flatMap(({ blocks }) =>
      blocks.flatMap(({ flightId }) => flightId ?? []),
    );
    await admin.data('startFlight', { params: { ...params, flightId: first } });
    const { events } = await draftOf(staged);
    const orders = new Map(events.flatMap(({ flights }) => flights.map((one) => [one.id, one.programmes])));
    const inOrder = plan.events.map(({ eventId, flights }) => ({
      eventId,
      flights: flights.map(({ id }) => ({ id, programmes: orders.get(id) ?? [], keepsOrder: true as const })),
    }));
    const movedTo = (start: string, isMoved: (flightId: string) => boolean) =>
      plan.tracks.map((track) => ({
        ...track,
        blocks: track.blocks.map((block) => (isMoved(block.flightId ?? '') ? { ...block, start } : block)),
      }));
    const codesOf = async (body: Partial<typeof plan>) =>
      fieldCodes(await replaceDraft(staged, { ...plan, ...body }));
    expect(await codesOf({})).toEqual(['flights MustCorrect']);
    const away = movedTo('09:00:00', (id) => id === first);
    expect(await codesOf({ events: inOrder, tracks: away })).toEqual(['flights MustCorrect']);
    const others = movedTo('09:00:00', (id) => id !== first);
    expect((await replaceDraft(staged, { ...plan, events: inOrder, tracks: others })).status).toBe(200);
  });
});
