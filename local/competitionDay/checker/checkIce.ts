import { type Fault, type Ledger, ledgerClock, ledgerTracks } from './planLedger.ts';

type Track = ReturnType<typeof ledgerTracks>[number];

/** Blocks one after the other within the hours, fresh ice in time, lunch in its window, what is fixed where it was. */
export function checkIce(ledger: Ledger): Fault[] {
  return [...ledgerTracks(ledger).flatMap((track) => checkTrack(ledger, track)), ...checkFixed(ledger)];
}

function checkTrack({ problem, plan }: Ledger, track: Track): Fault[] {
  const { rules } = problem;
  const faults: Fault[] = [];
  const add = (rule: string) => faults.push({ rule, where: track.name });
  let until = track.opens;
  let ice = 0;
  for (const block of track.blocks) {
    if (block.from < until) add(until === track.opens ? 'notBeforeOpening' : 'oneBlockAtATime');
    until = Math.max(until, block.until);
    const isBreak = block.kind === 'resurfacing' || block.kind === 'lunch';
    if (isBreak && block.locked !== true) {
      const minutes = block.kind === 'lunch' ? (rules.lunch?.minutes ?? 0) : rules.resurfacingMinutes;
      if (block.seconds !== minutes * 60) add('lengthOfABreak');
    }
    const isAlone = ice === 0;
    ice = isBreak ? 0 : ice + (block.kind === 'flight' || block.kind === 'practice' ? block.seconds : 0);
    if (ice > rules.iceMinutesBetweenResurfacings * 60 && !isAlone) add('freshIceInTime');
  }
  if (!hasLunch(rules.lunch, track)) add('lunchInItsWindow');
  const late = Math.max(0, until - track.closes);
  const isNamed = plan.findings.some(
    ({ rule, severity, minutes }) =>
      rule === 'closing' && severity === 'hours' && minutes === Math.ceil(late / 60),
  );
  if (late > 0 && !isNamed) add('lateTrackIsNamed');
  return faults;
}

/** A lunch is needed where the hours contain its window and flights go on after it. */
function hasLunch(lunch: Ledger['problem']['rules']['lunch'], { blocks, opens, closes }: Track): boolean {
  const lunches = blocks.filter(({ kind }) => kind === 'lunch');
  if (!lunch) return lunches.every(({ locked }) => locked === true);
  const [from, until] = [ledgerClock(lunch.from), ledgerClock(lunch.until)];
  if (lunches.some((block) => block.locked !== true && (block.from < from || block.from > until)))
    return false;
  if (lunches.length > 0) return lunches.length === 1 || lunches.some(({ locked }) => locked === true);
  const isNeeded =
    opens <= from && closes >= until && blocks.some((block) => block.until > until + lunch.minutes * 60);
  return !isNeeded || blocks.some(({ locked }) => locked === true);
}

function checkFixed({ problem, plan }: Ledger): Fault[] {
  const text = (value: unknown) => JSON.stringify(value);
  const { flights, blocks, panels } = problem.fixed;
  const kept = {
    flights: new Set(plan.flights.map(text)),
    blocks: new Set(plan.blocks.map((block) => text({ ...block, locked: true }))),
    panels: new Set(plan.panels.map(text)),
  };
  return [
    ...flights
      .filter((flight) => !kept.flights.has(text(flight)))
      .map(({ id }) => ({ rule: 'fixedFlight', where: id })),
    ...blocks
      .filter((block) => !kept.blocks.has(text({ ...block, locked: true })))
      .map(({ start }) => ({ rule: 'fixedBlock', where: start })),
    ...panels
      .filter((panel) => !kept.panels.has(text(panel)))
      .map(({ flightIds }) => ({ rule: 'fixedPanel', where: flightIds.join(' ') })),
  ];
}
