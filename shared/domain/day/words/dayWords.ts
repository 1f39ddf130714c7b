import type { CorrectionReason, ResultState } from '../../../contract/day/results/results.ts';
import type { ProtocolCopy } from '../../../contract/day/results/protocol.ts';
import type { BLOCK_KINDS } from '../../../contract/core/planningWords.ts';
import type { ScheduleDocument } from '../../../contract/core/documentWords.ts';
import { ENGLISH } from './en.ts';

/** The headings that columns of printouts share. */
type Column =
  | 'average'
  | 'box'
  | 'event'
  | 'flights'
  | 'length'
  | 'medals'
  | 'music'
  | 'musicBox'
  | 'name'
  | 'number'
  | 'penalties'
  | 'place'
  | 'placeByAverage'
  | 'programmes'
  | 'plays'
  | 'points'
  | 'remarks'
  | 'rink'
  | 'sayAs'
  | 'since'
  | 'skaters'
  | 'start'
  | 'time'
  | 'total'
  | 'what'
  | 'work';

/** In a line, the words before ": " are its cue: they stand out, and the rest follows them. */
export interface PrintoutWords {
  readonly titles: Readonly<Record<ScheduleDocument | 'podium' | 'protocol' | 'labels', string>>;
  readonly columns: Readonly<Record<Column, string>>;
  readonly blocks: Readonly<Record<(typeof BLOCK_KINDS)[number], string>>;
  /** "Freestyle 1, flight 2 of 3" */
  readonly flightOf: (event: string, number: number, of: number) => string;
  readonly run: (number: number) => string;
  readonly seat: (seat: string) => string;
  readonly version: (name: string) => string;
  readonly published: (version: string, when: string) => string;
  readonly changed: (version: string, when: string) => string;
  readonly replaces: (version: string) => string;
  readonly replacesAll: (version: string) => string;
  readonly printed: (when: string) => string;
  readonly scratched: (names: string) => string;
  readonly noShows: (names: string) => string;
  readonly walkOns: (names: string) => string;
  readonly walkOn: (name: string) => string;
  readonly checkInList: (run: string) => string;
  readonly musicList: string;
  readonly announcer: {
    readonly sheet: string;
    readonly warmUp: (flight: string, minutes: number, seconds: number) => string;
    readonly lastMinute: string;
    readonly clearTheIce: string;
    readonly awards: (time: string) => string;
    readonly next: (flight: string, time: string) => string;
    readonly nothingNext: string;
  };
  readonly sheets: {
    readonly places: (last: number) => string;
    readonly marks: (least: string, most: string) => string;
    /** "Off the total: Omitted maneuver 1.0 · Failed maneuver 0.5" */
    readonly penalties: (values: string) => string;
    /** What belongs on lines to write on. */
    readonly name: string;
    readonly signature: string;
    readonly otherRange: string;
    readonly approved: string;
    readonly time: string;
  };
  readonly cues: {
    readonly detail: string;
    readonly untitled: string;
  };
  readonly medals: {
    readonly detail: string;
    readonly allEvents: string;
    readonly withSpare: (percent: number) => string;
  };
}

export interface AwardWords {
  readonly ceremony: (time: string) => string;
  readonly ceremonyWithoutIce: string;
  readonly noResult: string;
  readonly correctedSince: (awarded: number, version: number) => string;
  readonly asOf: (when: string) => string;
  readonly place: (ordinal: string) => string;
  readonly certificate: string;
  readonly awardedTo: string;
  readonly for: string;
  readonly scan: string;
  /** "Flight 2 of 3" */
  readonly labelOf: (number: number, of: number) => string;
  readonly testPage: string;
}

export interface ResultWords {
  readonly posted: (when: string) => string;
  readonly corrected: (when: string) => string;
  readonly unpublishedName: string;
}

export interface ProtocolWords {
  readonly copies: Readonly<Record<ProtocolCopy, string>>;
  readonly contents: Readonly<Record<ProtocolCopy, string>>;
  readonly madeAt: (copy: string, when: string) => string;
  readonly publishedNames: string;
  readonly competition: string;
  readonly facts: Readonly<Record<'name' | 'place' | 'days' | 'copy', string>>;
  readonly numbers: string;
  readonly counts: Readonly<
    Record<
      'entries' | 'programmes' | 'flights' | 'posted' | 'starts' | 'scratches' | 'noShows' | 'corrections',
      string
    >
  >;
  readonly officials: string;
  readonly seats: (seats: string) => string;
  readonly asReferee: (flights: number) => string;
  readonly asJudge: (flights: number) => string;
  readonly results: { readonly title: string; readonly detail: string };
  readonly ice: (where: string) => string;
  readonly unscheduled: string;
  readonly panel: (officials: string) => string;
  readonly noResult: (starters: number) => string;
  readonly approved: (step: string) => string;
  readonly notTheReferee: (reason: string) => string;
  readonly posted: (step: string) => string;
  readonly notPosted: string;
  readonly corrected: (version: number) => string;
  readonly corrections: { readonly title: string; readonly detail: string };
  readonly cancelledEvents: { readonly title: string; readonly detail: string };
  readonly cancelledAt: string;
  readonly cancelledWhy: string;
  /** The headings of figures on both sides of a correction. */
  readonly before: (figure: string) => string;
  readonly after: (figure: string) => string;
  readonly correction: (flight: string, version: number) => string;
  readonly when: (step: string) => string;
  readonly proposed: (name: string) => string;
  readonly alone: (reason: string) => string;
  readonly refereeAllowed: string;
  readonly reason: (text: string) => string;
  readonly reasons: Readonly<Record<CorrectionReason, string>>;
  readonly states: Readonly<Record<ResultState, string>>;
  readonly removedName: string;
  readonly rinks: { readonly title: string; readonly detail: string };
  readonly points: { readonly title: string; readonly detail: string };
  readonly pointsOf: (rink: string, points: number) => string;
  readonly shared: (points: number) => string;
  readonly unnamed: string;
}

/** The words on the papers of the day. */
export interface DayWords {
  readonly printouts: PrintoutWords;
  readonly awards: AwardWords;
  readonly results: ResultWords;
  readonly protocol: ProtocolWords;
}

/** In English alone, as those of the schedule's calendar feeds. */
export const DAY_WORDS: DayWords = ENGLISH;
