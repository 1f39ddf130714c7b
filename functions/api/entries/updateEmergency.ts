import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { saveEmergencyContacts } from '../../store/entries/emergency.ts';
import { peopleWithParts } from '../../store/entries/people.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';
import { ownEmergency } from './getEmergency.ts';

/** Telephone numbers change after a deadline too, so that none is asked for. */
export const updateEmergency: Handler<'updateEmergency'> = async ({ params, body, session }) => {
  const entry = await getOwnEntry(session.id, params.entryId);
  const names = new Set(peopleWithParts(entry).map(({ fullName }) => nameOrder(fullName)));
  const stranger = body.people.findIndex(({ fullName }) => !names.has(nameOrder(fullName)));
  if (stranger >= 0) throw wrongField(`people.${stranger}.fullName`, 'MustExist');
  await saveEmergencyContacts(entry.id, body.people);
  return { data: await ownEmergency(entry) };
};
