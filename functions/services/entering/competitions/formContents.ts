import { ulid } from 'ulidx';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { onIceOverrides } from '../../../../shared/domain/entering/forms/onIceOverrides.ts';
import { formIds } from '../../../../shared/domain/entering/forms/formIds.ts';
import { formProblems } from '../../../../shared/domain/entering/forms/formProblems.ts';
import { refuse } from '../../../platform/errors/apiError.ts';

type FormFields = ParsedRequest<'createForm'>['body'];

/** @throws {ApiError} ValidationFailed with the problems of `formProblems` */
export function newForm(fields: FormFields, now: Date): Form {
  return { id: ulid(now.getTime()), ...formContents(fields, []), version: 1 };
}

/**
 * The contents of a form, with an id for each format and event.
 * @param known the stored formats, whose ids are kept
 * @throws {ApiError} ValidationFailed with the problems of `formProblems`
 */
export function formContents(fields: FormFields, known: Form['formats']): Omit<Form, 'id' | 'version'> {
  refuse(formProblems(fields));
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice, coupleLadder } = fields;
  const ids = formIds(fields.formats, known);
  const formats = fields.formats.map(
    ({ format, entry, skaters: [fewest, most], music, iceMinutes, price, events, ...onIce }, place) => ({
      id: ids[place]?.id ?? '',
      format,
      entry,
      music,
      iceMinutes,
      ...(typeof price === 'number' && { price }),
      skaters: [fewest, most] as [number, number],
      ...onIceOverrides(onIce),
      events: events.map(({ level, seconds, capacity, price: own, skaters, ages, ...eventOnIce }, index) => ({
        id: ids[place]?.events[index] ?? '',
        level,
        seconds,
        capacity,
        ...(typeof own === 'number' && { price: own }),
        ...(skaters && { skaters }),
        ...(ages && (ages.from !== null || ages.to !== null) && { ages }),
        ...onIceOverrides(eventOnIce),
      })),
    }),
  );
  const { competitionId, name, familyCap, lateFees, questions } = fields;
  const prices = {
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    teamPrice,
    ...(typeof familyCap === 'number' && { familyCap }),
  };
  return { competitionId, name, formats, ...prices, coupleLadder, lateFees, questions };
}

/** The price that lists show as “from”; null if the form takes no individual entries. */
export function fromPrice(form: Pick<Form, 'formats' | 'firstEventPrice'>): number | null {
  return form.formats.some(({ entry }) => entry === 'individual') ? form.firstEventPrice : null;
}
