import { type Fault, type Ledger, type LedgerFlight, ledgerTracks } from './planLedger.ts';

/** Counts what a skater's day, and a coach's, costs by the rules; compared with the findings and the score of the plan. */
export function checkPeople(ledger: Ledger): Fault[] {
  const { plan } = ledger;
  const days = skaterDays(ledger);
  const rests = days.flatMap((day) => shortRests(ledger, day));
  const clashes = coachClashes(ledger);
  const judges = judgesWithPupils(ledger);
  const repeated = repeatedSkaters(ledger);
  const expected = [...repeated, ...rests, ...clashes, ...judges].map(({ text }) => text).sort();
  const found = plan.findings
    .filter(({ severity, rule }) => severity === 'hard' || rule === 'rest' || rule === 'coachOnTwoSurfaces')
    .map(({ severity, skaters, coaches, flightIds, minutes }) =>
      textOf(severity, [...skaters, ...coaches], flightIds, minutes),
    )
    .sort();
  const faults: Fault[] = [];
  const missing = expected.filter((text) => !found.includes(text));
  const invented = found.filter((text) => !expected.includes(text));
  faults.push(...missing.map((where) => ({ rule: 'findingIsThere', where })));
  faults.push(...invented.map((where) => ({ rule: 'findingIsTrue', where })));
  const late = ledgerTracks(ledger).reduce(
    (sum, { closes, blocks }) =>
      sum + Math.max(0, Math.max(closes, ...blocks.map(({ until }) => until)) - closes),
    0,
  );
  const score = [
    [...repeated, ...rests, ...judges].filter(({ isHard }) => isHard).length,
    late,
    [...rests, ...clashes].reduce((sum, { minutes }) => sum + minutes, 0),
    softPoints(days),
  ];
  if (score.join() !== plan.score.join()) faults.push({ rule: 'score', where: `${score.join()} is right` });
  return faults;
}

interface Trouble {
  readonly text: string;
  readonly isHard: boolean;
  readonly minutes: number;
}

type OnIce = LedgerFlight & { readonly ice: NonNullable<LedgerFlight['ice']> };
interface SkaterDay {
  readonly skater: string;
  readonly flights: readonly OnIce[];
}

const textOf = (severity: string, people: readonly string[], flights: readonly string[], minutes: number) =>
  `${severity} ${people.join()} ${flights.toSorted().join()} ${minutes}`;

const isOnIce = (flight: LedgerFlight): flight is OnIce => flight.ice !== null;

function skaterDays({ flights }: Ledger): SkaterDay[] {
  const visits = flights
    .filter(isOnIce)
    .sort((one, other) => one.ice.from - other.ice.from)
    .flatMap((flight) => flight.skaters.map((skater) => ({ skater, flight })));
  return [...Map.groupBy(visits, ({ skater, flight }) => `${flight.ice.date} ${skater}`).values()].map(
    (day) => ({ skater: day[0]?.skater ?? '', flights: day.map(({ flight }) => flight) }),
  );
}

function shortRests({ problem }: Ledger, { skater, flights }: SkaterDay): Trouble[] {
  const { least, wanted, otherSurface } = problem.rules.restMinutes;
  const troubles: Trouble[] = [];
  let before: OnIce | undefined;
  for (const flight of flights) {
    if (before) {
      const further = before.ice.surfaceId === flight.ice.surfaceId ? 0 : otherSurface;
      const rest = flight.ice.from - before.ice.until;
      const isHard = rest < (least + further) * 60;
      const minutes = Math.min(wanted + further, Math.max(0, Math.ceil(wanted + further - rest / 60)));
      if (isHard || minutes > 0) {
        const text = textOf(isHard ? 'hard' : 'medium', [skater], [before.id, flight.id], minutes);
        troubles.push({ text, isHard, minutes });
      }
    }
    if (!before || flight.ice.until >= before.ice.until) before = flight;
  }
  return troubles;
}

/** Finds skaters who would have to skate two programmes of one flight. */
function repeatedSkaters({ flights }: Ledger): Trouble[] {
  return flights.filter(isOnIce).flatMap(({ id, programmes }) => {
    const starts = Map.groupBy(
      programmes.flatMap(({ skaters }) => skaters),
      (skater) => skater,
    );
    return [...starts]
      .filter(([, times]) => times.length > 1)
      .map(([skater]) => ({ text: textOf('hard', [skater], [id], 0), isHard: true, minutes: 0 }));
  });
}

function coachClashes({ flights, problem }: Ledger): Trouble[] {
  const onIce = flights.filter(isOnIce);
  return problem.coaches.flatMap(({ id, skaterId }) => {
    const own = onIce.filter(
      ({ programmes, skaters }) =>
        programmes.some(({ coachId }) => coachId === id) || (skaterId !== null && skaters.includes(skaterId)),
    );
    return own.flatMap((flight, index) =>
      own
        .slice(index + 1)
        .filter(({ ice }) => ice.date === flight.ice.date && ice.surfaceId !== flight.ice.surfaceId)
        .filter(({ ice }) => ice.from < flight.ice.until && flight.ice.from < ice.until)
        .map((other) => ({
          text: textOf('medium', [id], [flight.id, other.id], 15),
          isHard: false,
          minutes: 15,
        })),
    );
  });
}

function judgesWithPupils({ plan, flights, flightOf, coachOf }: Ledger): Trouble[] {
  const onIce = flights.filter(isOnIce);
  return plan.panels.flatMap(({ flightIds, date, judges, referee }) => {
    const judged = flightIds.flatMap((id) => flightOf.get(id)?.ice ?? []);
    const from = Math.min(...judged.map((ice) => ice.from));
    const until = Math.max(...judged.map((ice) => ice.until));
    return [...judges, referee].flatMap((id): Trouble[] => {
      if (id === null) return [];
      const skaterId = coachOf.get(id)?.skaterId;
      const own = onIce
        .filter(({ ice }) => ice.date === date && ice.from < until && from < ice.until)
        .filter(
          ({ programmes, skaters }) =>
            programmes.some(({ coachId }) => coachId === id) ||
            (typeof skaterId === 'string' && skaters.includes(skaterId)),
        );
      if (own.length === 0) return [];
      const text = textOf(
        'hard',
        [id],
        own.map((flight) => flight.id),
        0,
      );
      return [{ text, isHard: true, minutes: 0 }];
    });
  });
}

/** 240 for each further day of a skater, and the minutes of each day from the first warm-up to the last mark. */
function softPoints(days: readonly SkaterDay[]): number {
  const skaters = new Set(days.map(({ skater }) => skater)).size;
  const minutes = days.map(({ flights }) => {
    const from = Math.min(...flights.map(({ ice }) => ice.from));
    return Math.ceil((Math.max(...flights.map(({ ice }) => ice.until)) - from) / 60);
  });
  return (days.length - skaters) * 240 + minutes.reduce((sum, one) => sum + one, 0);
}
