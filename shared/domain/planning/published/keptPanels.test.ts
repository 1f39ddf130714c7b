import { expect, it } from 'vitest';
import { panelsToKeep, wholePanels, withKeptPanels, type SeatedPanel } from './keptPanels.ts';

const panel = (id: string, flightIds: string[], judge: string | null): SeatedPanel => ({
  id,
  flightIds,
  judges: [judge, 'bo'],
  referee: 'ref',
});
const BEFORE = [panel('p1', ['f1', 'f2', 'f3'], 'ann'), panel('p2', ['f4'], 'cy')];

it('keeps a panel for its flights under way, where others sit on it next', () => {
  const after = [panel('p1', ['f1', 'f2', 'f3'], 'dee'), panel('p2', ['f4'], 'cy')];
  const kept = panelsToKeep(BEFORE, after, new Set(['f1', 'f2', 'f4']));
  expect(kept).toEqual([panel('p1', ['f1', 'f2'], 'ann')]);
  const shown = withKeptPanels(after, kept);
  expect(shown).toEqual([
    panel('p1', ['f1', 'f2'], 'ann'),
    panel('p1', ['f3'], 'dee'),
    panel('p2', ['f4'], 'cy'),
  ]);
  expect(wholePanels(shown)).toEqual(after);
});

it('keeps an open seat open, a panel that is gone, and each of two judges who swapped after one another', () => {
  expect(panelsToKeep([panel('p1', ['f1'], null)], [panel('p1', ['f1'], 'ann')], new Set(['f1']))).toEqual([
    panel('p1', ['f1'], null),
  ]);
  expect(panelsToKeep(BEFORE, [], new Set(['f4']))).toEqual([panel('p2', ['f4'], 'cy')]);
  const second = withKeptPanels([panel('p1', ['f1', 'f2', 'f3'], 'dee')], [panel('p1', ['f1'], 'ann')]);
  const third = [panel('p1', ['f1', 'f2', 'f3'], 'eve')];
  expect(withKeptPanels(third, panelsToKeep(second, third, new Set(['f1', 'f2'])))).toEqual([
    panel('p1', ['f1'], 'ann'),
    panel('p1', ['f2'], 'dee'),
    panel('p1', ['f3'], 'eve'),
  ]);
});

it('gives a flight the next panel that had none, and one whose judges are the same', () => {
  const after = [panel('p9', ['f1'], 'ann')];
  expect(panelsToKeep([], after, new Set(['f1']))).toEqual([]);
  expect(panelsToKeep([panel('p1', ['f1'], 'ann')], after, new Set(['f1']))).toEqual([]);
});
