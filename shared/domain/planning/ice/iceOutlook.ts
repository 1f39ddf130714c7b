import type { Ice, IceRules } from '../../../contract/entering/ice.ts';
import {
  iceCapacity,
  lackingSeconds,
  needsLunch,
  openingSpans,
  tracksOf,
  type Track,
} from '../../entering/onIce/bound.ts';

/** One surface on one day, with the ice it holds and its share of what is needed. */
export interface TrackOutlook extends Track {
  readonly openSeconds: number;
  /** The most ice for flights within the opening hours. */
  readonly capacitySeconds: number;
  /** Until flights are placed, what is needed is spread evenly over all surfaces and days. */
  readonly neededSeconds: number;
  /** Resurfacings and lunch between the runs of that share. */
  readonly breakSeconds: number;
}

export interface IceOutlook {
  readonly tracks: readonly TrackOutlook[];
  readonly capacitySeconds: number;
  readonly neededSeconds: number;
  readonly breakSeconds: number;
  readonly lackingSeconds: number;
}

/** The ice needed against the ice there is, for each day of each surface: the bound before any plan. */
export function iceOutlook(ice: Ice, neededSeconds: number): IceOutlook {
  const tracks = tracksOf(ice);
  const capacities = tracks.map((track) => iceCapacity(track, ice.rules));
  const capacitySeconds = capacities.reduce((total, one) => total + one, 0);
  const outlooks = tracks.map((track, index): TrackOutlook => {
    const capacity = capacities[index] ?? 0;
    const share = capacitySeconds === 0 ? 0 : Math.round((neededSeconds * capacity) / capacitySeconds);
    return {
      ...track,
      openSeconds: openingSpans(track).reduce((sum, span) => sum + span.closes - span.opens, 0),
      capacitySeconds: capacity,
      neededSeconds: share,
      breakSeconds: breaksWithin(Math.min(share, capacity), track, ice.rules),
    };
  });
  return {
    tracks: outlooks,
    capacitySeconds,
    neededSeconds,
    breakSeconds: outlooks.reduce((total, one) => total + one.breakSeconds, 0),
    lackingSeconds: lackingSeconds(neededSeconds, tracks, ice.rules),
  };
}

/**
 * Resurfacings between full runs of so much ice; one of them is the lunch where the hours contain its window. The ice is
 * fresh again after closed hours.
 */
function breaksWithin(iceSeconds: number, track: Track, rules: IceRules): number {
  if (iceSeconds <= 0) return 0;
  const spans = openingSpans(track);
  const runs = Math.ceil(iceSeconds / (rules.iceMinutesBetweenResurfacings * 60));
  const resurfacings = Math.max(0, runs - Math.max(1, spans.length));
  const each = rules.resurfacingMinutes * 60;
  if (rules.lunch === null || !spans.some((span) => needsLunch(span, rules))) return resurfacings * each;
  return rules.lunch.minutes * 60 + Math.max(0, resurfacings - 1) * each;
}
