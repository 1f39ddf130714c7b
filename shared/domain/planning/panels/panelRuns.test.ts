import { describe, expect, it } from 'vitest';
import type { FittedPanel } from './fitPanels.ts';
import { PanelBook } from './panelBook.ts';
import { COACHES, problem, FLIGHTS, block, BLOCKS, panel, bookOf } from './panelBook.testing.ts';

describe('panels and runs', () => {
  it('gives each run a panel, also one that has none yet', () => {
    const book = bookOf([]);
    expect(book.panels.map(({ panel: { id, flightIds } }) => [id, flightIds])).toEqual([
      ['panel-f1', ['f1', 'f3']],
      ['panel-f2', ['f2']],
    ]);
  });

  it('follows a flight that moved to another run, with most of its flights, and forgets one without flights', () => {
    const stored = [
      panel('one', ['f1', 'f2', 'f3'], ['ada', null, null], null),
      panel('old', ['gone'], ['ben', null, null], null),
    ];
    const book = bookOf(stored);
    expect(book.panelsAfter([]).map(({ id, flightIds, judges }) => [id, flightIds, judges[0]])).toEqual([
      ['one', ['f1', 'f3'], 'ada'],
      ['panel-f2', ['f2'], 'ada'],
    ]);
  });

  it('ends a panel at closed hours, and leaves both parts the judges they had', () => {
    const apart = [
      block('flight', '09:00:00', 'f1'),
      block('flight', '10:30:00', 'f3'),
      block('flight', '10:45:00', 'f2'),
    ];
    const closed = { ...block('resurfacing', '09:15:00'), seconds: 3_600, locked: true as const };
    const bookWith = (panels: readonly FittedPanel[]) =>
      new PanelBook(
        { ...problem(), fixed: { flights: [], blocks: [closed], panels: [] } },
        { flights: FLIGHTS, blocks: apart, panels },
      );
    const panelsOf = (panels: readonly FittedPanel[]) =>
      bookWith(panels)
        .panelsAfter([])
        .map(({ id, flightIds, judges }) => [id, flightIds, judges[0]]);
    const [ada, ben] = [
      ['ada', null, null],
      ['ben', null, null],
    ];
    expect(panelsOf([panel('one', ['f1'], ada, null), panel('two', ['f3', 'f2'], ben, null)])).toEqual([
      ['one', ['f1'], 'ada'],
      ['two', ['f3', 'f2'], 'ben'],
    ]);
    expect(panelsOf([panel('one', ['f1', 'f3', 'f2'], ben, null)])).toEqual([
      ['panel-f1', ['f1'], 'ben'],
      ['one', ['f3', 'f2'], 'ben'],
    ]);
  });

  it('leaves a flight that has lost its ice with its panel', () => {
    const closed = { ...block('resurfacing', '09:10:00'), locked: true as const };
    const book = new PanelBook(
      { ...problem(), fixed: { flights: [], blocks: [closed], panels: [] } },
      { flights: FLIGHTS, blocks: BLOCKS, panels: [panel('one', ['f1', 'f3'], ['ben', null, null], null)] },
    );
    expect(book.panels.map(({ panel: { flightIds } }) => flightIds)).toEqual([['f1', 'f3'], ['f2']]);
  });

  it('leaves the judges of flights to come where their run joins one that has skated', () => {
    const blocks = BLOCKS.filter(({ kind }) => kind === 'flight');
    const panels = [
      panel('one', ['f1', 'f3'], ['ada', null, null], null),
      panel('two', ['f2'], ['ben', null, null], null),
    ];
    const judgeOf = (begun: readonly string[]) =>
      new PanelBook(problem(), { flights: FLIGHTS, blocks, panels }, new Set(begun))
        .panelsAfter([])
        .map(({ judges }) => judges[0]);
    expect(judgeOf(['f1', 'f3'])).toEqual(['ben']);
    expect(judgeOf([])).toEqual(['ada']);
    expect(judgeOf(['f1', 'f3', 'f2'])).toEqual(['ada']);
  });

  it('sends a whole panel with its flights to another surface, and leaves a part of it behind', () => {
    const stored = [panel('one', ['f1', 'f3'], ['ben', null, null], null)];
    const firstOn = (...moved: string[]) =>
      bookOf(
        stored,
        COACHES,
        BLOCKS.map((one) => (moved.includes(one.flightId ?? '') ? { ...one, surfaceId: 'B' } : one)),
      )
        .panelsAfter([])
        .filter(({ surfaceId }) => surfaceId === 'B')
        .map(({ judges }) => judges[0]);
    expect(firstOn('f1', 'f3')).toEqual(['ben']);
    expect(firstOn('f3')).toEqual([null]);
  });

  it('shows an open seat for a coach who is no longer one of the competition', () => {
    const book = bookOf([panel('one', ['f1', 'f3'], ['gone', 'cam', null], null)]);
    expect(book.panelsAfter([])[0]?.judges).toEqual([null, 'cam', null]);
  });
});
