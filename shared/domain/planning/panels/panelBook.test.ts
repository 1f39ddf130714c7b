import { describe, expect, it } from 'vitest';
import { PanelBook, type SeatChange } from './panelBook.ts';
import {
  DATE,
  COACHES,
  problem,
  FLIGHTS,
  block,
  BLOCKS,
  panel,
  EMPTY,
  bookOf,
  rulesAt,
} from './panelBook.testing.ts';

describe('who may sit', () => {
  it('counts no flight that has started: it keeps its judges', () => {
    const [blocks, flightIds] = [BLOCKS.filter(({ kind }) => kind === 'flight'), ['f1', 'f3', 'f2']];
    const panels = [panel('one', flightIds, [null, null, null], null)];
    const bookAfter = (begun: readonly string[]) =>
      new PanelBook(problem(), { flights: FLIGHTS, blocks, panels }, new Set(begun));
    expect(rulesAt(bookAfter(['f1']), 'one', 0)).toMatchObject({ ada: 'pupil', ben: null });
    const book = bookAfter(['f2']);
    expect(rulesAt(book, 'one', 0)).toMatchObject({ ada: null, ben: null });
    const seats = ({ panelId, coachId }: SeatChange) => `${panelId} ${String(coachId)}`;
    expect(book.changesToFill().map(seats)).toContain('one ada');
    expect(bookAfter(['f1']).changesToFill().map(seats)).not.toContain('one ada');
    // All of its flights have started: the planner leaves it as it is.
    expect(bookAfter(flightIds).changesToFill()).toEqual([]);
    // The panel itself stays whole.
    expect(book.panels.map(({ run }) => run.flightIds)).toEqual([flightIds]);
    expect(
      book
        .after([])
        .panelsAfter([])
        .map((one) => one.flightIds),
    ).toEqual([flightIds]);
  });

  it('counts a pupil in a flight that has started on another surface', () => {
    const [one, two, three] = BLOCKS.filter(({ kind }) => kind === 'flight');
    if (!one || !two || !three) throw new Error('There are three flights');
    const blocks = [one, two, { ...three, start: '09:20:00', surfaceId: 'B' }];
    const fields = problem();
    const [surface] = fields.surfaces;
    const surfaces = surface ? [surface, { ...surface, id: 'B' }] : [];
    const panels = [panel('one', ['f1', 'f3'], [null, null, null], null)];
    const book = new PanelBook(
      { ...fields, surfaces },
      { flights: FLIGHTS, blocks, panels },
      new Set(['f2']),
    );
    expect(rulesAt(book, 'one', 0)).toMatchObject({ ada: 'pupil', ben: null });
    expect(book.changesToFill().map(({ coachId }) => coachId)).not.toContain('ada');
  });

  it('names for each coach the rule that keeps the coach from the seat', () => {
    const book = bookOf(EMPTY);
    expect(rulesAt(book, 'one', 0)).toEqual({
      ada: null,
      ben: null,
      cam: 'certificate',
      dot: 'certificate',
      eve: 'certificate',
      fay: 'certificate',
    });
    expect(rulesAt(book, 'one', 1)).toMatchObject({ ada: null, cam: null, fay: 'certificate' });
    // Any certificate is enough for a referee.
    expect(rulesAt(book, 'one', 3)).toMatchObject({ fay: null });
    expect(rulesAt(book, 'two', 0)).toMatchObject({ ada: 'pupil', ben: null });
  });

  it('knows who sits on the panel already, on another one meanwhile, and when all three would be of one rink', () => {
    const book = bookOf([
      panel('one', ['f1', 'f3'], ['ada', 'cam', null], null),
      panel('two', ['f2'], [null, 'eve', null], null),
    ]);
    expect(rulesAt(book, 'one', 2)).toMatchObject({
      ada: 'samePanel',
      cam: 'samePanel',
      dot: 'oneRink',
      eve: null,
    });
    // The present judge may stay.
    expect(rulesAt(book, 'one', 0)).toMatchObject({ ada: null });
    const meanwhile = [...BLOCKS, { ...block('flight', '09:00:00', 'f2'), surfaceId: 'B' }].filter(
      ({ flightId, surfaceId }) => flightId !== 'f2' || surfaceId === 'B',
    );
    const two = bookOf(
      [
        panel('one', ['f1', 'f3'], ['ada', 'cam', null], null),
        { ...panel('two', ['f2'], [null, null, null], null), surfaceId: 'B' },
      ],
      COACHES,
      meanwhile,
    );
    expect(rulesAt(two, 'two', 1)).toMatchObject({ ada: 'pupil', cam: 'otherPanel', dot: null });
  });

  it('refuses a coach who skates, who is away, and one who is not of the competition', () => {
    const coaches = COACHES.map((one) =>
      one.id === 'ada'
        ? { ...one, skaterId: 's-p3' }
        : one.id === 'ben'
          ? { ...one, available: [{ date: DATE, from: '09:00', until: '09:20' }] }
          : one,
    );
    const book = bookOf(EMPTY, coaches);
    expect(rulesAt(book, 'one', 0)).toMatchObject({ ada: 'skates', ben: 'availability' });
    const seat = book.seatOf('one', 0);
    expect(seat && book.ruleAgainst(seat, 'nobody')).toBe('certificate');
  });

  it('points out judges of one rink, never the referee', () => {
    const book = bookOf([panel('one', ['f1', 'f3'], ['ada', 'cam', null], 'dot')]);
    const shares = [0, 1, 2, 3].map((index) => {
      const seat = book.seatOf('one', index);
      return seat && book.sharesRink(seat, index === 2 ? 'eve' : (book.seatedOn(seat) ?? ''));
    });
    expect(shares).toEqual([true, true, false, false]);
  });
});

describe('changes of seats', () => {
  it('moves people, and keeps everybody else', () => {
    const book = bookOf([
      panel('one', ['f1', 'f3'], ['ada', 'cam', null], null),
      panel('two', ['f2'], ['ben', null, null], null),
    ]);
    const after = book.after([
      { panelId: 'one', seat: 2, before: null, coachId: 'eve' },
      { panelId: 'one', seat: 1, before: 'cam', coachId: null },
    ]);
    expect(after.panelsAfter([]).map(({ judges, referee }) => [...judges, referee])).toEqual([
      ['ada', null, 'eve', null],
      ['ben', null, null, null],
    ]);
    expect(after.dutiesOf('eve').map(({ panel: { run } }) => run.start)).toEqual([9 * 3_600]);
  });

  it('fills open seats by the rules and leaves those who sit, even where another would fit better', () => {
    const book = bookOf([
      panel('one', ['f1', 'f3'], [null, 'ben', null], null),
      panel('two', ['f2'], [null, null, null], null),
    ]);
    const changes = book.changesToFill();
    expect(changes.every(({ before }) => before === null)).toBe(true);
    expect(changes.some(({ panelId, seat }) => panelId === 'one' && seat === 1)).toBe(false);
    const after = book.after(changes);
    const [one, two] = after.panelsAfter([]);
    // Gold: ada judges one; only ben can be Judge One of two, as ada has a pupil there.
    expect([one?.judges[0], one?.judges[1], two?.judges[0]]).toEqual(['ada', 'ben', 'ben']);
    expect(after.panels.every(({ seats }) => seats.every((seat) => after.seatedOn(seat) !== null))).toBe(
      true,
    );
    for (const { seats } of after.panels)
      for (const seat of seats) expect(after.ruleAgainst(seat, after.seatedOn(seat) ?? '')).toBeNull();
    expect(after.changesToFill()).toEqual([]);
  });

  it('leaves a seat open that nobody can take', () => {
    const book = bookOf(
      [panel('two', ['f2'], [null, null, null], null)],
      COACHES.filter(({ id }) => id !== 'ben'),
    );
    const seats = book.changesToFill().filter(({ panelId }) => panelId === 'two');
    // Ada has a pupil on the ice, and nobody else holds Gold.
    expect(seats.map(({ seat }) => seat).sort()).toEqual([1, 2, 3]);
  });
});
