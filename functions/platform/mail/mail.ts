/** A mail without its recipients: the same words as plain text and as HTML. */
export interface Mail {
  /** One line, without control characters. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
