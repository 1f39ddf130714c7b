import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { atMost, reported, seconds, times, type Row } from './row.ts';

const TENFOLD = 10;
const MAX_SECONDS = 20;
/** Of ten times the demo's own seconds: the work must not grow faster than the demo. */
const MAX_RATIO = 1.2;

/** Seconds to fill an empty table with the demo, and with a demo ten times its size. */
export async function seeding(): Promise<Row[]> {
  const [once, tenfold] = [secondsOf(1), secondsOf(TENFOLD)];
  return [
    reported('seeding the demo', seconds(once)),
    atMost('seeding ten times the demo', tenfold, MAX_SECONDS, seconds),
    atMost(
      'seeding it beside ten times the demo’s own seconds',
      tenfold / (once * TENFOLD),
      MAX_RATIO,
      times,
    ),
  ];
}

function secondsOf(factor: number): number {
  const script = path.join(import.meta.dirname, 'seedDemo.ts');
  const printed = execFileSync(process.execPath, [script, String(factor)], { encoding: 'utf8' });
  return Number(/^Seconds (\S+)$/m.exec(printed)?.[1]);
}
