import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { Problem } from '../../../../shared/contract/core/planningFiles.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';

/** The server's answer for a problem: skater `s0` has programme `p0` and is called by the names given. */
export const factsOf = (problem: Problem, names: readonly string[] = []): ScheduleProblem => ({
  problem,
  surfaces: problem.surfaces.map(({ id }) => ({ id, name: `Surface ${id}` })),
  events: problem.events.map(({ id, level }) => ({
    id,
    formatId: id.split(' ')[0] ?? '',
    format: id.split(' ')[0] ?? '',
    level,
    entry: 'individual',
  })),
  programmes: problem.programmes.map(({ id }, index) => ({
    id,
    entryId: `entry of ${id}`,
    name: names[index] ?? id,
    publishedName: names[index] ?? id,
    musicTitle: '',
  })),
  cancelledEvents: [],
  unconfirmed: [{ id: 'gone', entryId: 'entry of gone', name: 'Ida Frost' }],
  people: problem.skaters.map(({ id }, index) => ({ id, fullName: names[index] ?? id, sayAs: '' })),
  rinks: [{ id: 'r0', name: 'Mega Ice' }],
  coaches: [{ id: 'c0', name: 'Lee Moon' }],
  competition: {
    name: 'Harbour Lights Open',
    startDate: '2027-01-06',
    endDate: '2027-01-06',
    timeZone: problem.timeZone,
    state: 'published',
  },
});

type Events = Readonly<Record<string, ScheduleDraft['events'][number]['flights']>>;

/** A draft with such flights by event, and such blocks on surface A. */
export const draftOf = (
  events: Events,
  blocks: ScheduleDraft['tracks'][number]['blocks'] = [],
): ScheduleDraft => ({
  generation: 1,
  revision: 1,
  seed: null,
  plannedAt: null,
  tracks: blocks.length === 0 ? [] : [{ surfaceId: 'A', date: '2027-01-06', version: 1, blocks }],
  events: Object.entries(events).map(([eventId, flights]) => ({
    eventId,
    version: 1,
    isFrozen: false,
    flights,
  })),
  panels: [],
  published: null,
});
