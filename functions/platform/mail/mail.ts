import type { Accent } from '../../../shared/domain/core/accent.ts';

/** The federation's look in every mail's HTML; null for each part that is not set. */
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
