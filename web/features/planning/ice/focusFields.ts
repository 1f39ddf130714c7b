/** Ids of the fields that a remedy leads to. */
export const RESURFACING_FIELD = 'ice-resurfacing';
export const CLOSING_FIELDS = 'ice-closes';

export const focusResurfacing = () =>
  focus(document.querySelector<HTMLElement>(`#${RESURFACING_FIELD} input`));

export const focusFirstClosing = () => focus(document.querySelector<HTMLElement>(`.${CLOSING_FIELDS} input`));

/** Begins with hours that were just added to a day, above the bar that saves. */
export function focusLastClosedHours(day: HTMLElement | null): void {
  const row = [...(day?.querySelectorAll('[data-closed-hours]') ?? [])].at(-1);
  row?.querySelector('input')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

function focus(field: HTMLElement | null): void {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
