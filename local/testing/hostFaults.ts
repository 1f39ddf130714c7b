import { setTimeout as pause } from 'node:timers/promises';
import { insufficientStorage, internalError, throttled } from '../dynamo/errors.ts';
import type { TestHooks } from '../host/embedded.ts';
import type { Fault } from './faults.ts';

interface BegunFault extends Fault {
  readonly texts: readonly string[];
  /** Requests that it could have met. */
  requests: number;
}

const SLOW_MILLISECONDS = 50;

/** What goes wrong in this host on purpose: requests that have all the texts of a fault. */
export function hostFaults() {
  const faults = new Map<string, BegunFault>();
  const meeting = (what: Fault['part'], request: () => string) => {
    const own = [...faults.values()].filter(({ part }) => part === what);
    if (own.length === 0) return undefined;
    const text = request();
    return own.find(({ texts }) => texts.every((one) => text.includes(one)));
  };
  const hooks: Required<Pick<TestHooks, 'disturb' | 'isObjectDown'>> = {
    disturb: (request) => {
      const fault = meeting('table', request);
      return fault && ((perform, writes) => performWith(fault, perform, writes));
    },
    isObjectDown: (address) => meeting('objects', () => address) !== undefined,
  };
  const set = (id: string, asked: URLSearchParams | null) => {
    faults.delete(id);
    if (asked === null) return;
    const { part, goes, every, after } = Object.fromEntries(asked) as Record<keyof Fault, string>;
    faults.set(id, {
      part: part as Fault['part'],
      goes: goes as Fault['goes'],
      every: Number(every),
      after: Number(after),
      texts: asked.getAll('text'),
      requests: 0,
    });
  };
  return { hooks, set };
}

async function performWith(
  fault: BegunFault,
  perform: () => Promise<object>,
  writes: boolean,
): Promise<object> {
  if (fault.goes === 'full' && !writes) return perform();
  fault.requests += 1;
  if (fault.requests <= fault.after || (fault.requests - fault.after) % fault.every !== 0) return perform();
  if (fault.goes === 'full') throw insufficientStorage();
  if (fault.goes === 'throttled') throw throttled();
  if (fault.goes === 'failed') throw internalError('Failed on purpose');
  if (fault.goes === 'slow') await pause(SLOW_MILLISECONDS);
  const answer = await perform();
  if (fault.goes === 'lost') throw internalError('Lost on purpose');
  return answer;
}
