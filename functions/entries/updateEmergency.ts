import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';
import { ApiError, wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { keepEmergency, peopleIn } from './emergency.ts';
import { ownEmergency } from './getEmergency.ts';
import { findEntry } from './repository.ts';

/** Telephone numbers change after a deadline too, so that none is asked for. */
export const updateEmergency: Handler<'updateEmergency'> = async ({ params, body, session }) => {
  const entry = await findEntry(session.id, params.entryId);
  if (!entry) throw new ApiError('NotFound');
  const names = new Set(peopleIn(entry).map(({ fullName }) => nameOrder(fullName)));
  const stranger = body.people.findIndex(({ fullName }) => !names.has(nameOrder(fullName)));
  if (stranger >= 0) throw wrongField(`people.${stranger}.fullName`, 'MustExist');
  await keepEmergency(entry.id, body.people);
  return { data: await ownEmergency(entry) };
};
