import type { Penalty } from '../../../contract/entering/competitions/judgingRules.ts';
import type { FlightRules } from '../../entering/judgingRules/flightRules.ts';
import type { MarkRange } from '../../entering/judgingRules/rangeOf.ts';
import type { Seat } from '../../entering/judgingRules/seats.ts';
import type { BlockOf } from '../../planning/published/publicBlocks.ts';

/** A skater, couple or team as its paper's readers may know it; '' where something is not given. */
export interface PrintedSkater {
  readonly name: string;
  readonly sayAs: string;
  readonly rink: string;
  readonly musicTitle: string;
  /** Length of the programme, where its readers need it. */
  readonly seconds?: number;
  /** How many are on the ice: two of a couple, the members of a team. */
  readonly persons?: number;
}

/** How a flight is judged, and by whom. */
export interface JudgedFlight {
  readonly rules: FlightRules;
  /** The referee's, or what the rules give for those who skate; null for none. */
  readonly range: MarkRange | null;
  readonly penalties: readonly Penalty[];
  /** Of those who sit on the panel; an open seat has none. */
  readonly names: ReadonlyMap<Seat, string>;
}

export type PrintedBlock = BlockOf<PrintedSkater>;

/** The day's changes of a flight's skaters, by name. */
export interface ChangedStarters {
  readonly scratched: readonly string[];
  readonly noShows: readonly string[];
  readonly walkOns: readonly string[];
}

/** Which paper of several is the latest. */
export interface PrintoutVersion {
  /** "Version 2.3" */
  readonly label: string;
  /** Since when, and which paper it replaces. */
  readonly remarks: readonly string[];
}

/** The screen that a sheet's code opens. */
export type PrintoutScreen =
  | { readonly kind: 'schedule' | 'checkIn'; readonly date: string; readonly surfaceId: string }
  | { readonly kind: 'live' | 'music' }
  | { readonly kind: 'typing'; readonly flightId: string; readonly seat: Seat }
  | { readonly kind: 'results'; readonly eventId: string };

export interface PrintoutFacts {
  /** Of one competition, in the order of day, time and surface; flights with those who skate, in the order of the day. */
  readonly blocks: readonly PrintedBlock[];
  /** Of each day and surface the run of a flight, from 1. */
  readonly runs: ReadonlyMap<string, number>;
  /** By flight, for the people who run the competition; a flight that is as published is not in it. */
  readonly changed: ReadonlyMap<string, ChangedStarters>;
  /** Of a sheet with these flights. */
  readonly versionOf: (flightIds: readonly string[]) => PrintoutVersion;
  /** Names by id. */
  readonly surfaces: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  /** By flight, for the papers of judges. */
  readonly judging?: ReadonlyMap<string, JudgedFlight>;
  /** The last place that a flight has, and how many medals more are ordered. */
  readonly medals?: { readonly lastPlace: number; readonly sparePercent: number };
}

export interface PrintoutColumn {
  readonly heading: string;
  /** Of the width; all of a paper together are 1. */
  readonly share: number;
  /** A box is an empty square to tick, a mark a large one to write in; amounts stand at the right, to be compared. */
  readonly look: 'text' | 'strong' | 'number' | 'amount' | 'box' | 'mark';
}

/** One flight, or one stretch of blocks. */
export interface PrintoutGroup {
  /** '' for none. */
  readonly heading: string;
  readonly before: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly after: readonly string[];
}

/** A sheet is torn off and handed out by itself: it begins on a page of its own, with its own QR code. */
export interface PrintoutSheet {
  readonly title: string;
  /** Day, surface and time. */
  readonly detail: string;
  /** Of a sheet that a later one can replace. */
  readonly version?: PrintoutVersion;
  /** The screen that its code opens, where it is not the whole paper's. */
  readonly screen?: PrintoutScreen;
  /** Own columns in place of the paper's. */
  readonly columns?: readonly PrintoutColumn[];
  readonly groups: readonly PrintoutGroup[];
}

export interface Printout {
  readonly title: string;
  /** Points. */
  readonly textSize: number;
  /** Where it is read from further away than a desk. */
  readonly titleSize?: number;
  readonly columns: readonly PrintoutColumn[];
  readonly sheets: readonly PrintoutSheet[];
}
