import type { Penalty } from '../../../contract/entering/competitions/judgingRules.ts';
import type { FlightRules } from '../../entering/judgingRules/flightRules.ts';
import type { MarkRange } from '../../entering/judgingRules/rangeOf.ts';
import type { Seat } from '../../entering/judgingRules/seats.ts';
import type { Printout, PrintoutSheet, PrintoutVersion } from '../../core/documents/printout.ts';
import type { BlockOf } from '../../planning/published/publicBlocks.ts';

/** A skater, couple or team as its printout's readers may know it; '' where something is not given. */
export interface PrintedSkater {
  readonly name: string;
  readonly sayAs: string;
  readonly rink: string;
  readonly musicTitle: string;
  /** Length of the programme, where its readers need it. */
  readonly seconds?: number;
  /** Since when check-in has them here, as papers write times; absent while they are expected. */
  readonly hereSince?: string;
  /** Who is on the ice: two of a couple, the members of a team. */
  readonly people?: readonly unknown[];
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

/** The screen that a sheet's code opens. */
export type PrintoutScreen =
  | { readonly kind: 'schedule' | 'checkIn'; readonly date: string; readonly surfaceId: string }
  | { readonly kind: 'live' | 'music' }
  | { readonly kind: 'typing'; readonly flightId: string; readonly seat: Seat }
  | { readonly kind: 'results'; readonly eventId: string };

export interface PrintoutFacts {
  /** Of the venue, whose clock papers follow. */
  readonly timeZone: string;
  /** Of one competition, in the order of day, time and surface; flights with those who skate, in the order of the day. */
  readonly blocks: readonly PrintedBlock[];
  /** Of each day and surface the run of a flight, from 1. */
  readonly runs: ReadonlyMap<string, number>;
  /** By flight, for the people who run the competition; a flight that is as published is not in it. */
  readonly changed: ReadonlyMap<string, ChangedStarters>;
  /** Of every sheet: papers that are printed together have the same. */
  readonly version: PrintoutVersion;
  /** Names by id. */
  readonly surfaces: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  /** By flight, for the sheets of judges. */
  readonly judging?: ReadonlyMap<string, JudgedFlight>;
  /** Every programme's music, with seconds of sound and how often a desk has played it; '' for a title that nobody gave. */
  readonly cues?: readonly { readonly title: string; readonly seconds: number; readonly plays: number }[];
  /** The last place that a flight has, and how many medals more are ordered. */
  readonly medals?: { readonly lastPlace: number; readonly sparePercent: number };
}

/** A printout of the day, whose sheets open screens of their own. */
export type DayPrintout = Printout<PrintoutScreen>;
export type DaySheet = PrintoutSheet<PrintoutScreen>;
