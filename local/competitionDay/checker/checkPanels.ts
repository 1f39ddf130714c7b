import { type Fault, type Ledger, ledgerClock, ledgerTracks } from './planLedger.ts';

type Coach = Ledger['problem']['coaches'][number];
type Panel = Ledger['plan']['panels'][number];

interface Sitting {
  readonly panel: Panel;
  readonly name: string;
  readonly isFixed: boolean;
  readonly from: number;
  readonly until: number;
  readonly needed: ReadonlySet<string>;
}

/** One panel for each run; judges with certificates, of several rinks, one place at a time; open seats that are true. */
export function checkPanels(ledger: Ledger): Fault[] {
  const { problem, plan, coachOf, flightOf } = ledger;
  const faults: Fault[] = [];
  const fixed = new Set(problem.fixed.panels.map((panel) => JSON.stringify(panel)));
  const sittings = plan.panels.map((panel): Sitting => {
    const judged = panel.flightIds.flatMap((id) => flightOf.get(id) ?? []);
    return {
      panel,
      name: panel.flightIds.join(' '),
      isFixed: fixed.has(JSON.stringify(panel)),
      from: Math.min(...judged.map(({ ice }) => ice?.from ?? 0)),
      until: Math.max(...judged.map(({ ice }) => ice?.until ?? 0)),
      needed: new Set(judged.map(({ event }) => event.certificate)),
    };
  });
  faults.push(...checkCover(ledger, sittings));
  for (const sitting of sittings.filter(({ isFixed }) => !isFixed)) {
    const { panel, name } = sitting;
    const seats = [...panel.judges, panel.referee];
    const seated = seats.flatMap((id) => (id === null ? [] : (coachOf.get(id) ?? [])));
    const add = (rule: string) => faults.push({ rule, where: name });
    if (panel.judges.length !== problem.rules.judges) add('threeJudges');
    if (new Set(seated).size !== seats.filter((id) => id !== null).length) add('oneSeatEach');
    for (const [index, id] of seats.entries()) {
      const coach = coachOf.get(id ?? '');
      if (coach && !isFit(ledger, sitting, coach, kindOf(index, seats.length))) add('fitForTheSeat');
    }
    if (isOneRink(panel.judges, coachOf)) add('neverOneRink');
  }
  faults.push(...checkMoves(ledger, sittings), ...checkOpenSeats(ledger, sittings));
  return faults;
}

type Kind = 'first' | 'judge' | 'referee';
const kindOf = (index: number, seats: number): Kind =>
  index === seats - 1 ? 'referee' : index === 0 ? 'first' : 'judge';

/** Every flight is judged once, and the flights of a panel stand in one run. */
function checkCover(ledger: Ledger, sittings: readonly Sitting[]): Fault[] {
  const judged = sittings.flatMap(({ panel }) => panel.flightIds);
  const faults = ledger.flights
    .filter(({ id }) => judged.filter((other) => other === id).length !== 1)
    .map(({ id }) => ({ rule: 'judgedOnce', where: id }));
  const tracks = new Map(ledgerTracks(ledger).map((track) => [track.name, track]));
  for (const { panel, name, isFixed, from, until } of sittings) {
    const track = tracks.get(`${panel.surfaceId} ${panel.date}`);
    const isElsewhere = panel.flightIds.some((id) => {
      const ice = ledger.flightOf.get(id)?.ice;
      return ice?.surfaceId !== panel.surfaceId || ice.date !== panel.date;
    });
    const isBroken = track?.blocks.some(
      ({ kind, from: start }) =>
        (kind === 'resurfacing' || kind === 'lunch') && start > from && start < until,
    );
    if (!isFixed && (isElsewhere || isBroken === true)) faults.push({ rule: 'panelOfOneRun', where: name });
  }
  return faults;
}

const RANKS: Readonly<Record<string, number>> = { bronze: 1, silver: 2, gold: 3 };

function isFit(ledger: Ledger, sitting: Sitting, coach: Coach, kind: Kind): boolean {
  return isCertified(sitting, coach, kind) && isThere(sitting, coach) && !isSoloist(ledger, coach);
}

function isCertified({ needed }: Sitting, { certificates }: Coach, kind: Kind): boolean {
  const rank = Math.max(0, ...certificates.map((certificate) => RANKS[certificate] ?? 0));
  if (kind === 'referee') return certificates.length > 0;
  if (kind === 'first' && rank < 3) return false;
  return [...needed].every((certificate) =>
    certificate === 'synchro' ? certificates.includes('synchro') : rank >= (RANKS[certificate] ?? 0),
  );
}

function isThere({ panel, from, until }: Sitting, { available }: Coach): boolean {
  if (available === null) return true;
  const windows = available.filter(({ date }) => date === panel.date);
  return windows.some((window) => ledgerClock(window.from) <= from && ledgerClock(window.until) >= until);
}

/** A coach who skates an individual event does not judge. */
const isSoloist = ({ problem }: Ledger, { skaterId }: Coach) =>
  skaterId !== null &&
  problem.programmes.some(({ skaters }) => skaters.length === 1 && skaters[0] === skaterId);

function isOneRink(judges: readonly (string | null)[], coachOf: Ledger['coachOf']): boolean {
  const rinks = judges.map((id) => (id === null ? null : (coachOf.get(id)?.rinkId ?? null)));
  return rinks.length > 1 && !rinks.includes(null) && new Set(rinks).size === 1;
}

function isMeanwhile(one: Sitting, other: Sitting, judgeMoveMinutes: number): boolean {
  if (one.panel.date !== other.panel.date) return false;
  const between = one.panel.surfaceId === other.panel.surfaceId ? 0 : judgeMoveMinutes * 60;
  return one.from < other.until + between && other.from < one.until + between;
}

function checkMoves({ problem }: Ledger, sittings: readonly Sitting[]): Fault[] {
  return sittings.flatMap((one, index) =>
    sittings.slice(index + 1).flatMap((other): Fault[] => {
      if ((one.isFixed && other.isFixed) || !isMeanwhile(one, other, problem.rules.judgeMoveMinutes))
        return [];
      const seats = new Set([...one.panel.judges, one.panel.referee]);
      const twice = [...other.panel.judges, other.panel.referee].filter((id) => id !== null && seats.has(id));
      return twice.map((id) => ({ rule: 'onePanelAtATime', where: `${id ?? ''} ${one.name}` }));
    }),
  );
}

/** A seat is open only if a rule keeps every coach from it, and the findings name all of them. */
function checkOpenSeats(ledger: Ledger, sittings: readonly Sitting[]): Fault[] {
  const { problem, plan, flights } = ledger;
  const busy = (coach: Coach, { panel, from, until }: Sitting) =>
    flights.some(
      ({ ice, programmes, skaters }) =>
        ice?.date === panel.date &&
        ice.from < until &&
        from < ice.until &&
        (programmes.some(({ coachId }) => coachId === coach.id) ||
          (coach.skaterId !== null && skaters.includes(coach.skaterId))),
    );
  return sittings.flatMap((sitting) => {
    const seats = [...sitting.panel.judges, sitting.panel.referee];
    const open = seats.flatMap((id, index) => (id === null ? [index] : []));
    const named = plan.findings.filter(
      ({ rule, flightIds }) => rule.startsWith('openSeat') && flightIds.join(' ') === sitting.name,
    );
    const faults: Fault[] = [];
    const names = named.flatMap(({ coaches }) => coaches);
    if (
      names.length !== open.length * problem.coaches.length ||
      (named.length === 0) !== (open.length === 0)
    ) {
      faults.push({ rule: 'openSeatIsNamed', where: sitting.name });
    }
    if (sitting.isFixed) return faults;
    for (const index of open) {
      const free = problem.coaches.find(
        (coach) =>
          isFit(ledger, sitting, coach, kindOf(index, seats.length)) &&
          !busy(coach, sitting) &&
          !sittings.some(
            (other) =>
              [...other.panel.judges, other.panel.referee].includes(coach.id) &&
              isMeanwhile(sitting, other, problem.rules.judgeMoveMinutes),
          ) &&
          !isOneRink(
            sitting.panel.judges.map((id, seat) => (seat === index ? coach.id : id)),
            ledger.coachOf,
          ),
      );
      if (free) faults.push({ rule: 'openSeatIsNeeded', where: `${free.id} ${sitting.name}` });
    }
    return faults;
  });
}
