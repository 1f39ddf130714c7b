/** The state of a navigation to `/success` by the form that has just submitted an entry. */
export const SUBMITTED = { submitted: true } as const;

export function isSubmitted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'submitted' in state && state.submitted === true;
}
