import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import {
  emergencyPage,
  myEmergency,
  updateMyEmergency,
} from '../../../services/entering/entries/views/emergencyContacts.ts';
import { getMyEntry } from '../../../store/entering/entries/repository.ts';

export const getEmergency: Handler<'getEmergency'> = async ({ params, session }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  return { data: await myEmergency(entry) };
};

export const updateEmergency: Handler<'updateEmergency'> = async ({ params, body, session }) => {
  const entry = await getMyEntry(familyOf(session), params.entryId);
  return { data: await updateMyEmergency(entry, body.people) };
};

export const listEmergency: Handler<'listEmergency'> = async ({ params, query, session, now }) => {
  const { rows, nextCursor } = await emergencyPage({ ...params, ...query, session, now });
  return { data: rows, nextCursor };
};
