import { type Fault, type Ledger, type LedgerFlight, ledgerTracks } from './planLedger.ts';

/** Every programme in one flight of its event, every flight on the ice once and for as long as the rule says. */
export function checkFlights(ledger: Ledger): Fault[] {
  const { problem, plan, flights } = ledger;
  const faults: Fault[] = [];
  const times = new Map<string, number>();
  for (const id of plan.flights.flatMap(({ programmes }) => programmes))
    times.set(id, (times.get(id) ?? 0) + 1);
  for (const { id } of problem.programmes) {
    if (times.get(id) !== 1) faults.push({ rule: 'programmeInOneFlight', where: id });
  }
  const fixed = new Set(problem.fixed.blocks.map(({ flightId }) => flightId));
  const frozen = new Set(problem.fixed.flights.map(({ id }) => id));
  for (const flight of flights) {
    const blocks = plan.blocks.filter(({ flightId }) => flightId === flight.id);
    if (blocks.length !== 1) faults.push({ rule: 'flightOnTheIceOnce', where: flight.id });
    if (flight.programmes.some(({ eventId }) => eventId !== flight.event.id)) {
      faults.push({ rule: 'flightOfOneEvent', where: flight.id });
    }
    if (!frozen.has(flight.id) && flight.programmes.length > flight.event.flight.most) {
      faults.push({ rule: 'flightSize', where: flight.id });
    }
    if (!frozen.has(flight.id) && !mayBeTogether(flight, problem.skaters)) {
      faults.push({ rule: 'sexesApart', where: flight.id });
    }
    if (!fixed.has(flight.id) && blocks.some(({ seconds }) => seconds !== secondsOf(flight))) {
      faults.push({ rule: 'flightLength', where: flight.id });
    }
  }
  const onTracks = ledgerTracks(ledger).reduce((sum, { blocks }) => sum + blocks.length, 0);
  if (onTracks !== plan.blocks.length) faults.push({ rule: 'blockOnASurface', where: 'blocks' });
  return faults;
}

/** Where an event keeps girls and boys apart, a flight of both was made for somebody who would skate alone. */
function mayBeTogether({ event, programmes }: LedgerFlight, people: Ledger['problem']['skaters']): boolean {
  if (!event.splitBySex) return true;
  const sexes = programmes.map(({ skaters }) => {
    const own = new Set(people.filter(({ id }) => skaters.includes(id)).map(({ sex }) => sex));
    return own.size === 1 ? [...own][0] : 'both';
  });
  const kinds = Map.groupBy(sexes, (sex) => sex);
  return kinds.size < 2 || [...kinds.values()].filter(({ length }) => length > 1).length <= 1;
}

/** The rule of section 4: the warm-up, then each turn's longest programme and the change to the next. */
function secondsOf({ event, programmes }: LedgerFlight): number {
  const size = event.atOnce === 'all' ? programmes.length : event.atOnce;
  let turn = 0;
  let total = event.warmUpSeconds;
  for (const [index, { seconds }] of programmes.entries()) {
    turn = Math.max(turn, seconds);
    if ((index + 1) % size !== 0 && index + 1 < programmes.length) continue;
    total += turn + event.betweenSeconds;
    turn = 0;
  }
  return total;
}
