import { ulid } from 'ulidx';
import type { Form } from '../../shared/contract/forms.ts';
import type { ParsedRequest } from '../../shared/contract/types.ts';
import { eventId } from '../../shared/domain/events/eventId.ts';
import { wrongField } from '../http/apiError.ts';

type FormFields = ParsedRequest<'createForm'>['body'];

/** @throws {ApiError} ValidationFailed when two events would have one id, or a range runs backwards */
export function newForm(fields: FormFields, now: Date): Form {
  return { id: ulid(now.getTime()), ...formContents(fields), version: 1 };
}

/** What a body says, with an id for each event made from its format and level. */
export function formContents(fields: FormFields): Omit<Form, 'id' | 'version'> {
  const { competitionId, name, firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice } = fields;
  const formats = fields.formats.map(({ format, entry, skaters, music, events }, index) => {
    const [fewest, most] = skaters;
    if (fewest > most) throw wrongField(`formats.${index}.skaters`, 'MustValid');
    const named = events.map((event) => ({ id: eventId(format, event.level), ...event }));
    return { format, entry, skaters: [fewest, most] as [number, number], music, events: named };
  });
  refuseTwins(formats);
  return { competitionId, name, formats, firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice };
}

function refuseTwins(formats: Form['formats']): void {
  const seen = new Set<string>();
  for (const [index, { events }] of formats.entries()) {
    for (const [place, { id }] of events.entries()) {
      if (seen.has(id)) throw wrongField(`formats.${index}.events.${place}.level`, 'AlreadyExist');
      seen.add(id);
    }
  }
}

/** What a page of competitions shows as "from"; null where the form takes no individual entries. */
export function fromPrice(form: Pick<Form, 'formats' | 'firstEventPrice'>): number | null {
  return form.formats.some(({ entry }) => entry === 'individual') ? form.firstEventPrice : null;
}
