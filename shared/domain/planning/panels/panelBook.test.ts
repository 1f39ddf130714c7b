import { describe, expect, it } from 'vitest';
import type { Block, PlanCoach, Problem } from '../../../contract/core/planningFiles.ts';
import { RULES } from '../planProblem.testing.ts';
import type { FittedPanel } from './fitPanels.ts';
import { PanelBook, type SeatChange } from './panelBook.ts';

const DATE = '2027-01-06';

const coach = (id: string, rinkId: string, certificate: PlanCoach['certificates'][number]): PlanCoach => ({
  id,
  rinkId,
  certificates: [certificate],
  skaterId: null,
  available: null,
});

/** Gold: ada, ben. Silver: cam, dot, eve. Bronze: fay. Ada has a pupil in f2. */
const COACHES = [
  coach('ada', 'north', 'gold'),
  coach('ben', 'south', 'gold'),
  coach('cam', 'north', 'silver'),
  coach('dot', 'north', 'silver'),
  coach('eve', 'west', 'silver'),
  coach('fay', 'west', 'bronze'),
];

const programme = (id: string, coachId: string | null) => ({
  id,
  eventId: 'FS4',
  seconds: 120,
  skaters: [`s-${id}`],
  rinkId: 'north',
  coachId,
});

const problem = (coaches: readonly PlanCoach[] = COACHES): Problem => ({
  version: 1,
  timeZone: 'Asia/Hong_Kong',
  surfaces: [{ id: 'A', days: [{ date: DATE, opens: '07:00', closes: '21:00' }] }],
  rules: RULES,
  events: [
    {
      id: 'FS4',
      level: 'Freestyle 4',
      warmUpSeconds: 240,
      betweenSeconds: 35,
      atOnce: 1,
      flight: { wanted: 5, most: 9 },
      splitBySex: true,
      certificate: 'silver',
    },
  ],
  programmes: [programme('p1', null), programme('p2', 'ada'), programme('p3', null)],
  skaters: ['p1', 'p2', 'p3'].map((id) => ({ id: `s-${id}`, birthdate: '2016-03-20', sex: 'F' as const })),
  coaches: [...coaches],
  fixed: { flights: [], blocks: [], panels: [] },
});

const FLIGHTS = ['1', '2', '3'].map((n) => ({ id: `f${n}`, eventId: 'FS4', programmes: [`p${n}`] }));

const block = (kind: Block['kind'], start: string, flightId?: string): Block => ({
  surfaceId: 'A',
  date: DATE,
  start,
  seconds: 900,
  kind,
  ...(flightId !== undefined && { flightId }),
});

/** Two runs: f1 and f3 before the resurfacing, f2 after it. */
const BLOCKS = [
  block('flight', '09:00:00', 'f1'),
  block('flight', '09:15:00', 'f3'),
  block('resurfacing', '09:30:00'),
  block('flight', '09:45:00', 'f2'),
];

const panel = (id: string, flightIds: string[], judges: (string | null)[], referee: string | null) =>
  ({ id, surfaceId: 'A', date: DATE, flightIds, judges, referee }) satisfies FittedPanel;

const EMPTY = [
  panel('one', ['f1', 'f3'], [null, null, null], null),
  panel('two', ['f2'], [null, null, null], null),
];

const bookOf = (panels: readonly FittedPanel[], coaches = COACHES, blocks: readonly Block[] = BLOCKS) =>
  new PanelBook(problem(coaches), { flights: FLIGHTS, blocks, panels });

const rulesAt = (book: PanelBook, panelId: string, index: number) => {
  const seat = book.seatOf(panelId, index);
  if (!seat) throw new Error(`No seat ${String(index)} of ${panelId}`);
  return Object.fromEntries(COACHES.map(({ id }) => [id, book.ruleAgainst(seat, id)]));
};

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
