/** Ids of the fields that a remedy leads to. */
export const RESURFACING_FIELD = 'ice-resurfacing';
export const CLOSING_FIELDS = 'ice-closes';

export const focusResurfacing = () =>
  focus(document.querySelector<HTMLElement>(`#${RESURFACING_FIELD} input`));

export const focusFirstClosing = () => focus(document.querySelector<HTMLElement>(`.${CLOSING_FIELDS} input`));

function focus(field: HTMLElement | null): void {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
