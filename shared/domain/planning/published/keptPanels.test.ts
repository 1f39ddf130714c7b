import { expect, it } from 'vitest';
import { filledSeats, panelsToKeep, wholePanels, withKeptPanels, type SeatedPanel } from './keptPanels.ts';

const panel = (id: string, flightIds: string[], judge: string | null): SeatedPanel => ({
  id,
  flightIds,
  judges: [judge, 'bo'],
  referee: 'ref',
});
/** Flights that have begun, and seats of them where something is written, such as `f1 judge1`. */
const begun = (flightIds: string[], written: string[] = []) => ({
  size: flightIds.length,
  has: (flightId: string) => flightIds.includes(flightId),
  isWritten: (flightId: string, seat: string) => written.includes(`${flightId} ${seat}`),
});
const BEFORE = [panel('p1', ['f1', 'f2', 'f3'], 'ann'), panel('p2', ['f4'], 'cy')];

it('keeps a panel for its flights under way, where others sit on it next', () => {
  const after = [panel('p1', ['f1', 'f2', 'f3'], 'dee'), panel('p2', ['f4'], 'cy')];
  const kept = panelsToKeep(BEFORE, after, begun(['f1', 'f2', 'f4']));
  expect(kept).toEqual([panel('p1', ['f1', 'f2'], 'ann')]);
  const shown = withKeptPanels(after, kept);
  expect(shown).toEqual([
    panel('p1', ['f1', 'f2'], 'ann'),
    panel('p1', ['f3'], 'dee'),
    panel('p2', ['f4'], 'cy'),
  ]);
  expect(wholePanels(shown)).toEqual(after);
});

it('fills a seat that was open when the flight started, unless somebody has written there', () => {
  const [before, after] = [[panel('p1', ['f1', 'f2'], null)], [panel('p1', ['f1', 'f2'], 'ann')]];
  const under = begun(['f1', 'f2'], ['f1 judge1']);
  expect(panelsToKeep(before, after, under)).toEqual([panel('p1', ['f1'], null)]);
  expect(filledSeats(before, after, under)).toEqual([{ flightId: 'f2', seats: ['judge1'] }]);
  // The others of the panel stay all the same.
  const other = [{ ...panel('p1', ['f1', 'f2'], 'ann'), judges: ['ann', 'cy'], referee: 'eve' }];
  expect(panelsToKeep(before, other, under)).toEqual([panel('p1', ['f1'], null), panel('p1', ['f2'], 'ann')]);
});

it('keeps a panel that is gone, and each of two judges who swapped after one another', () => {
  expect(panelsToKeep(BEFORE, [], begun(['f4']))).toEqual([panel('p2', ['f4'], 'cy')]);
  const second = withKeptPanels([panel('p1', ['f1', 'f2', 'f3'], 'dee')], [panel('p1', ['f1'], 'ann')]);
  const third = [panel('p1', ['f1', 'f2', 'f3'], 'eve')];
  expect(withKeptPanels(third, panelsToKeep(second, third, begun(['f1', 'f2'])))).toEqual([
    panel('p1', ['f1'], 'ann'),
    panel('p1', ['f2'], 'dee'),
    panel('p1', ['f3'], 'eve'),
  ]);
});

it('gives a flight the next panel that had none, and one whose judges are the same', () => {
  const after = [panel('p9', ['f1'], 'ann')];
  expect(panelsToKeep([], after, begun(['f1']))).toEqual([]);
  expect(panelsToKeep([panel('p1', ['f1'], 'ann')], after, begun(['f1']))).toEqual([]);
});
