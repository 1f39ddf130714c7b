import { useRef } from 'react';

/**
 * The Idempotency-Key of a form: the same body gets the same key until it succeeds, so a second click or a
 * retry after a lost answer is one submission. A changed body is a new submission.
 */
export class SubmissionKey {
  #body = '';
  #key = '';

  for(body: unknown): string {
    const written = JSON.stringify(body);
    if (this.#key === '' || written !== this.#body) {
      this.#body = written;
      this.#key = crypto.randomUUID();
    }
    return this.#key;
  }

  /** After success the next submission is a new one, even with the same body. */
  done(): void {
    this.#key = '';
  }
}

export function useSubmissionKey(): SubmissionKey {
  const key = useRef<SubmissionKey>(null);
  return (key.current ??= new SubmissionKey());
}
