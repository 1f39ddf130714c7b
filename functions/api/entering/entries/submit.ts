import type { Handler } from '../../../platform/http/requestContext.ts';
import {
  COUPLE_ENTRY,
  INDIVIDUAL_ENTRY,
  TEAM_ENTRY,
} from '../../../services/entering/entries/submit/newEntry.ts';
import { submitEntry } from '../../../services/entering/entries/submit/submitEntry.ts';

export const submitIndividualEntry: Handler<'submitIndividualEntry'> = async (request) => ({
  data: await submitEntry(INDIVIDUAL_ENTRY, request),
});

export const submitTeamEntry: Handler<'submitTeamEntry'> = async (request) => ({
  data: await submitEntry(TEAM_ENTRY, request),
});

export const submitDanceEntry: Handler<'submitDanceEntry'> = async (request) => ({
  data: await submitEntry(COUPLE_ENTRY, request),
});
