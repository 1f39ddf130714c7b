import { describe, expect, it } from 'vitest';
import { CATALOGUE, fromCatalogue, missingFormats, missingLevels, MUSIC } from './catalogue.ts';
import { formDraftProblems } from './draftProblems.ts';
import {
  moveItem,
  newFormat,
  withAllEvents,
  withDuplicate,
  withEvent,
  withKind,
  withNewEvent,
} from './formatEdits.ts';
import { copyFormats, eventCount, formatsBody, formatsDraft } from './formatsDraft.ts';

const stored = [
  {
    id: 'freestyle',
    format: 'Freestyle',
    entry: 'individual' as const,
    skaters: [1, 1] as [number, number],
    music: 'own',
    iceMinutes: null,
    events: [
      { id: 'f.4', level: 'Freestyle 4', seconds: 125, capacity: 12 },
      { id: 'f.5', level: 'Freestyle 5', seconds: 120, capacity: null },
    ],
  },
];
const [draft] = formatsDraft(stored);
if (!draft) throw new Error('One format in, one out');

describe('the formats of a form', () => {
  it('come back as they were read', () => {
    expect(formatsBody(formatsDraft(stored))).toEqual(stored);
  });

  it('are new ones when they are copied', () => {
    const [copy] = copyFormats([draft]);
    expect(copy).toMatchObject({ format: 'Freestyle', events: [{ level: 'Freestyle 4', time: '2:05' }, {}] });
    const ids = [copy?.id, ...(copy?.events.map(({ id }) => id) ?? [])];
    for (const id of ids) expect(id).toMatch(/^new-/);
    expect(new Set(ids).size).toBe(3);
  });

  it('are put to another place', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a'], 3, 0)).toEqual(['a']);
  });

  it('are set at once for all events, but for what is left empty', () => {
    const times = withAllEvents(draft, { time: '1:30', capacity: '' }).events;
    expect(times.map(({ time, capacity }) => [time, capacity])).toEqual([
      ['1:30', '12'],
      ['1:30', ''],
    ]);
    const places = withAllEvents(draft, { time: ' ', capacity: '20' }).events;
    expect(places.map(({ time, capacity }) => [time, capacity])).toEqual([
      ['2:05', '20'],
      ['2:00', '20'],
    ]);
  });

  it('get events as long as the last one, and skaters by their kind', () => {
    expect(withNewEvent(draft, 'Gold').events.at(-1)).toMatchObject({ level: 'Gold', time: '2:00' });
    expect(withNewEvent(newFormat('Relay', 'team'), 'All').events).toMatchObject([{ time: '1:30' }]);
    expect(withKind(draft, 'dance')).toMatchObject({ fewest: '2', most: '2' });
    const both = withDuplicate([draft], draft.id, 'Freestyle (2)');
    expect(both.map(({ format }) => format)).toEqual(['Freestyle', 'Freestyle (2)']);
    expect(eventCount(both)).toBe(4);
  });
});

describe('the catalogue', () => {
  it('has 33 formats, and what of them a form lacks', () => {
    expect(missingFormats([])).toHaveLength(33);
    expect(missingFormats([draft]).map(({ format }) => format)).not.toContain('Freestyle');
    expect(missingLevels(draft).map(({ level }) => level)).toEqual(
      [1, 2, 3, 6, 7, 8, 9, 10].map((level) => `Freestyle ${level}`),
    );
    expect(missingLevels(newFormat('Rink Relay', 'team'))).toEqual([]);
    expect(MUSIC).toEqual(['own', 'none', 'organiser']);
  });
});

describe('what has to be mended', () => {
  it('is nothing in what the catalogue has', () => {
    const verified = CATALOGUE.filter(({ unverified }) => !unverified);
    expect(formDraftProblems(verified.map(fromCatalogue)).size).toBe(0);
  });

  it('is the time of each event that no source tells', () => {
    const [freeDance] = CATALOGUE.filter(({ format }) => format === 'Free Dance').map(fromCatalogue);
    if (!freeDance) throw new Error('The catalogue has Free Dance');
    const problems = formDraftProblems([freeDance]).get(freeDance.id);
    expect([...(problems?.events.values() ?? [])]).toEqual(
      freeDance.events.map(() => ({ time: 'Time missing' })),
    );
  });

  it('is named at its event or format, in the words of the contract', () => {
    const wrong = withEvent(withEvent(draft, 'f.4', { level: ' ', time: '2 min' }), 'f.5', { capacity: '0' });
    const problems = formDraftProblems([{ ...wrong, iceMinutes: 'some' }]).get(draft.id);
    expect(problems?.format).toEqual({ iceMinutes: 'Ice time not valid' });
    expect(Object.fromEntries(problems?.events ?? [])).toEqual({
      'f.4': { level: 'Level missing', time: 'Time not valid' },
      'f.5': { capacity: 'Places not valid' },
    });
    expect(
      formDraftProblems([newFormat('', 'team')])
        .values()
        .next().value?.format,
    ).toEqual({
      format: 'Format must not empty',
      events: 'Events missing',
    });
  });

  it('is an event that stands twice, in another format of the name as well', () => {
    const twin = { ...draft, id: 'other', fewest: '3' };
    const problems = formDraftProblems([draft, twin]);
    expect([...problems.keys()]).toEqual(['other']);
    expect(problems.get('other')?.events.get('f.4')).toEqual({ level: 'Level already exists' });
    expect(problems.get('other')?.format).toEqual({ skaters: 'Skaters not valid' });
  });
});
