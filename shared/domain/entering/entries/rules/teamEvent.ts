import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import type { DivisionAges } from '../../eligibility/facts.ts';

/**
 * The fewest and the most skaters of a team's event: its own, or else its format's. Null for an event that
 * the form does not have.
 */
export function rosterLimits(form: Form, eventId: string): readonly [number, number] | null {
  const found = teamEvent(form, eventId);
  return found && (found.event.skaters ?? found.format.skaters);
}

/** The ages of a team's division; null for an event without one, or one that the form does not have. */
export function divisionAges(form: Form, eventId: string): DivisionAges | null {
  return teamEvent(form, eventId)?.event.ages ?? null;
}

function teamEvent(form: Form, eventId: string) {
  for (const format of form.formats) {
    const event = format.entry === 'team' && format.events.find(({ id }) => id === eventId);
    if (event) return { format, event };
  }
  return null;
}
