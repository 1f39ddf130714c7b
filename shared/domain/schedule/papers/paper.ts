import type { Penalty } from '../../../contract/judging/rules.ts';
import type { FlightRules } from '../../judging/rules/flightRules.ts';
import type { Seat } from '../../judging/rules/seats.ts';
import type { BlockOf } from '../published/publicBlocks.ts';

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
  readonly penalties: readonly Penalty[];
  /** Of those who sit on the panel; an open seat has none. */
  readonly names: ReadonlyMap<Seat, string>;
}

export type PrintedBlock = BlockOf<PrintedSkater>;

export interface PaperFacts {
  /** Of one competition, in the order of day, time and surface. */
  readonly blocks: readonly PrintedBlock[];
  /** Names by id. */
  readonly surfaces: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
  /** By flight, for the papers of judges. */
  readonly judging?: ReadonlyMap<string, JudgedFlight>;
  /** The last place that a flight has, and how many medals more are ordered. */
  readonly medals?: { readonly lastPlace: number; readonly sparePercent: number };
}

export interface PaperColumn {
  readonly heading: string;
  /** Of the width; all of a paper together are 1. */
  readonly share: number;
  /** A box is an empty square to tick, a mark a large one to write in; amounts stand at the right, to be compared. */
  readonly look: 'text' | 'strong' | 'number' | 'amount' | 'box' | 'mark';
}

/** One flight, or one stretch of blocks. */
export interface PaperGroup {
  /** '' for none. */
  readonly heading: string;
  readonly before: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly after: readonly string[];
}

/** What is torn off and handed out by itself: it begins on a page of its own, with its own QR code. */
export interface PaperSheet {
  readonly title: string;
  /** Day, surface and time. */
  readonly detail: string;
  /** The day and surface of its screen. */
  readonly date: string;
  readonly surfaceId: string;
  /** The sheet of a seat, whose screen is another one. */
  readonly sheet?: { readonly flightId: string; readonly seat: Seat };
  /** Own columns in place of the paper's. */
  readonly columns?: readonly PaperColumn[];
  readonly groups: readonly PaperGroup[];
}

export interface Printout {
  readonly title: string;
  /** Points. */
  readonly textSize: number;
  readonly columns: readonly PaperColumn[];
  readonly sheets: readonly PaperSheet[];
}
