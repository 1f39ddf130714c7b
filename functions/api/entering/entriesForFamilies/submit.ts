import type { Handler } from '../../../platform/http/requestContext.ts';
import { submitForFamily } from '../../../services/entering/entries/forFamilies/submitForFamily.ts';
import {
  COUPLE_ENTRY,
  INDIVIDUAL_ENTRY,
  TEAM_ENTRY,
} from '../../../services/entering/entries/submit/newEntry.ts';

export const submitIndividualEntryForFamily: Handler<'submitIndividualEntryForFamily'> = async (request) => ({
  data: await submitForFamily(INDIVIDUAL_ENTRY, request),
});

export const submitTeamEntryForFamily: Handler<'submitTeamEntryForFamily'> = async (request) => ({
  data: await submitForFamily(TEAM_ENTRY, request),
});

export const submitDanceEntryForFamily: Handler<'submitDanceEntryForFamily'> = async (request) => ({
  data: await submitForFamily(COUPLE_ENTRY, request),
});
