import { describe, expect, it } from 'vitest';
import {
  choose,
  pageAt,
  share,
  skaterAt,
  skatersOf,
  statusAt,
} from '../../../../local/testing/skaterPages.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';
import { ALL_SKATERS } from '../../../../shared/domain/day/allSkaters.ts';

describe('the page of all skaters of a family', () => {
  it('shows them together only by its own address, each as narrowly as the family has chosen by now', async () => {
    const staged = await newPublished(2);
    const [first, second] = await skatersOf(staged);
    const { url: alone } = await share(staged, first?.personId ?? '');
    const { url } = await share(staged, ALL_SKATERS);
    const shown = async () => (await pageAt(staged, url)).answer.data.skaters.length;
    expect([await shown(), (await skaterAt(staged, alone)).name]).toEqual([2, 'Ada']);
    const { all } = await staged.family.data('listMySkaterPages', { params: staged.params });
    expect(all?.url).toBe(url);

    await choose(staged, second?.entryIds[0] ?? '', 'initials');
    expect(await shown()).toBe(1);
    await choose(staged, first?.entryIds[0] ?? '', 'initials');
    expect(await statusAt(staged, url)).toBe(404);
    const params = { ...staged.params, personId: ALL_SKATERS };
    expect(await staged.family.data('revokeSkaterPage', { params })).toEqual({ revoked: true });
    await choose(staged, first?.entryIds[0] ?? '', 'firstAndRink');
    expect([await statusAt(staged, url), await statusAt(staged, alone)]).toEqual([404, 200]);
  });
});
