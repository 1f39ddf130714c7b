import times from '../../../data/ice-times.json' with { type: 'json' };
import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import type { OnIceOverrides } from '../../../contract/entering/competitions/onIce.ts';
import { formatId } from '../../core/eventId.ts';
import { estimatedSeconds, type IceTimes } from './bound.ts';

/** A format as far as its ice is concerned. */
export interface FormatOnIce extends Pick<OnIceOverrides, TimeField> {
  readonly format: string;
  readonly entry: EntryKind;
}

export interface EventOnIce extends Pick<OnIceOverrides, TimeField> {
  /** Of its programme. */
  readonly seconds: number;
}

type TimeField = keyof IceTimes;

const WARM_UPS: Readonly<Record<string, number>> = times.warmUpSeconds;
const AFTER_THE_MUSIC: Readonly<Record<string, number>> = times.twiceTheMusicAndSeconds;

/** The ice times of an event: its own, else its format's, else those of shared/data/ice-times.json. */
export function iceTimesOf(format: FormatOnIce, event: EventOnIce): IceTimes {
  return {
    warmUpSeconds: event.warmUpSeconds ?? format.warmUpSeconds ?? usualWarmUp(format, event.seconds),
    betweenSeconds: event.betweenSeconds ?? format.betweenSeconds ?? times.betweenSeconds,
    atOnce: event.atOnce ?? format.atOnce ?? 1,
    flight: event.flight ?? format.flight ?? times.flight,
  };
}

/** Interpretive skaters hear their music twice in the warm-up. */
function usualWarmUp({ format, entry }: FormatOnIce, seconds: number): number {
  const id = formatId(format);
  const afterMusic = AFTER_THE_MUSIC[id];
  if (afterMusic !== undefined) return 2 * seconds + afterMusic;
  return WARM_UPS[id] ?? (/(^|-)pair$/.test(id) ? 240 : times.otherWarmUpSeconds[entry]);
}

/**
 * The ice that one programme of an event takes of the limits, the waitlist and the bound: see
 * `estimatedSeconds`. An event without a duration takes none.
 * @returns whole seconds
 */
export function iceSecondsOf(format: FormatOnIce, event: EventOnIce): number {
  return event.seconds === 0 ? 0 : estimatedSeconds(iceTimesOf(format, event), event.seconds);
}
