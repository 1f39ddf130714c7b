/** Which printout of several is the latest. */
export interface PrintoutVersion {
  /** "Version 2.3" */
  readonly label: string;
  /** Since when, and which printout it replaces. */
  readonly remarks: readonly string[];
}

export interface PrintoutColumn {
  readonly heading: string;
  /** Of the width; all of a printout together are 1. */
  readonly share: number;
  /** A box is a square to tick, ticked where its cell has a text; a mark a large one to write in; amounts stand at the right, to be compared. */
  readonly look: 'text' | 'strong' | 'number' | 'amount' | 'box' | 'mark';
}

/** Rows below a heading, between lines of text; in a line, the words before ": " are its cue, which stands out. */
export interface PrintoutGroup {
  /** '' for none. */
  readonly heading: string;
  readonly before: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly after: readonly string[];
  /** What belongs on lines to write on by hand, side by side below all. */
  readonly toWrite?: readonly string[];
}

/**
 * A sheet is torn off and handed out by itself: it has its own QR code, and a page of its own unless it is stacked.
 * @typeParam Screen names what the code opens, where sheets of a printout have different codes
 */
export interface PrintoutSheet<Screen = never> {
  readonly title: string;
  /** Day, surface and time. */
  readonly detail: string;
  /** Of a sheet that a later one can replace. */
  readonly version?: PrintoutVersion;
  readonly screen?: Screen;
  /**
   * Sheets of one stack, one after the other, share pages where they fit, with lines to cut along. To save height, the
   * heading of its group stands before those of the columns to write in.
   */
  readonly stack?: string;
  /** Own columns in place of the printout's. */
  readonly columns?: readonly PrintoutColumn[];
  readonly groups: readonly PrintoutGroup[];
}

/** Tables to print, sheet by sheet. */
export interface Printout<Screen = never> {
  readonly title: string;
  /** Points. */
  readonly textSize: number;
  /** Where it is read from further away than a desk. */
  readonly titleSize?: number;
  readonly columns: readonly PrintoutColumn[];
  readonly sheets: readonly PrintoutSheet<Screen>[];
}
