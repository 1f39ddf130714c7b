import { describe, expect, it } from 'vitest';
import { catalogueDraft, draftOf, eventProblems, formatsBody, tickedCount } from './formatsDraft.ts';

const own = {
  formats: [
    {
      id: 'freestyle',
      iceMinutes: null,
      format: 'Freestyle',
      entry: 'individual' as const,
      skaters: [1, 1] as [number, number],
      music: 'own',
      events: [{ id: 'f.4', level: 'Freestyle 4', seconds: 125, capacity: 12 }],
    },
    {
      id: 'rink-relay',
      iceMinutes: null,
      format: 'Rink Relay',
      entry: 'team' as const,
      skaters: [4, 4] as [number, number],
      music: 'none',
      events: [{ id: 'r.a', level: 'All levels', seconds: 60, capacity: null }],
    },
  ],
};

describe('the draft of a form', () => {
  it('begins with the whole catalogue and nothing ticked', () => {
    const drafts = catalogueDraft();
    expect(drafts.length).toBe(27);
    expect(tickedCount(drafts)).toBe(0);
    expect(formatsBody(drafts)).toEqual([]);
  });

  it('keeps everything that a form has, its own formats too', () => {
    expect(formatsBody(draftOf(own))).toEqual(own.formats);
  });

  it('offers the catalogue’s other levels beside the form’s own', () => {
    const freestyle = draftOf(own).find(({ format }) => format === 'Freestyle');
    expect(freestyle?.events.filter(({ ticked }) => ticked).map(({ seconds }) => seconds)).toEqual(['125']);
    expect(freestyle?.events.length).toBe(10);
  });

  it('leaves what is no number for the schema to refuse', () => {
    const drafts = draftOf(own);
    const event = drafts.find(({ format }) => format === 'Freestyle')?.events.find(({ ticked }) => ticked);
    if (event) event.seconds = '2 min';
    expect(formatsBody(drafts)[0]?.events[0]?.seconds).toBeNaN();
  });
});

it.each([
  ['120', '', false, false],
  ['3601', '0', true, true],
  ['', '12', true, false],
  ['1.5', 'many', true, true],
])('judges %j seconds and %j places as the schema does', (seconds, capacity, wrongSeconds, wrongCapacity) => {
  const event = { id: null, level: 'Freestyle 4', ticked: true, seconds, capacity };
  expect(eventProblems(event)).toEqual({ seconds: wrongSeconds, capacity: wrongCapacity });
});
