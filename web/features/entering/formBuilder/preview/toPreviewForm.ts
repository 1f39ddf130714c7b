import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { type FormBuilderValues, formRequest } from '../formBuilderValues.ts';

/** The typed form as families would see it; invalid numbers are left out or 0. */
export function toPreviewForm(values: FormBuilderValues): Form {
  const body = formRequest(values, { name: '', competitionId: null });
  const price = (typed: number) => (Number.isSafeInteger(typed) ? typed : 0);
  return {
    id: '',
    competitionId: null,
    name: '',
    version: 0,
    formats: body.formats.map(
      ({ id: formatId, format, entry, music, events, iceMinutes, skaters, price: own }) => ({
        format,
        entry,
        music,
        ...fixedPrice(own),
        id: formatId ?? '',
        iceMinutes: iceMinutes ?? null,
        skaters: [price(skaters[0]), price(skaters[1])],
        events: events
          .filter(({ level }) => level.trim() !== '')
          .map(({ id, level, seconds, capacity, skaters: size, price: eventPrice }) => ({
            id: id ?? '',
            level,
            ...fixedPrice(eventPrice),
            seconds: price(seconds),
            ...(size && { skaters: [price(size[0]), price(size[1])] as [number, number] }),
            capacity: capacity ?? null,
          })),
      }),
    ),
    firstEventPrice: price(values.firstEventPrice ?? 0),
    secondEventPrice: price(values.secondEventPrice ?? 0),
    additionalEventPrice: price(values.additionalEventPrice ?? 0),
    teamPrice: values.teamAmount === null ? null : { per: values.teamPer, amount: price(values.teamAmount) },
    ...(isAmount(values.familyCap) && { familyCap: values.familyCap }),
    coupleLadder: values.coupleLadder,
    lateFees: (body.lateFees ?? []).filter(({ from, value }) => from !== '' && Number.isSafeInteger(value)),
    questions: (body.questions ?? [])
      .filter(({ question }) => question.trim() !== '')
      .map(({ options = [], required = false, ...question }) => ({ ...question, options, required })),
  };
}

const isAmount = (typed: number | null | undefined): typed is number => Number.isSafeInteger(typed);

const fixedPrice = (typed: number | null | undefined) => (isAmount(typed) ? { price: typed } : {});
