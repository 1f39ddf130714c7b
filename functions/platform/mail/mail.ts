import type { Accent } from '../../../shared/domain/core/accent.ts';

/** What the HTML of every mail carries of the federation; null for what it has not set. */
export interface Letterhead {
  readonly name: string | null;
  /** The URL of a JPEG or PNG. */
  readonly logo: string | null;
  readonly accent: Accent | null;
}

/** A mail without its recipients: the same words as plain text and as HTML. */
export interface Mail {
  /** One line, without control characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: (letterhead: Letterhead) => string;
}
