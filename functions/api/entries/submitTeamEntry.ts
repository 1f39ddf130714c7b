import { teamEntryProblems } from '../../../shared/domain/entries/rules/teamEntryProblems.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { newTeamEntry } from '../../services/entries/submit/newTeamEntry.ts';
import { submitEntry } from '../../services/entries/submit/submitEntry.ts';

/** A team in one event. */
export const submitTeamEntry: Handler<'submitTeamEntry'> = (request) =>
  submitEntry(
    request,
    (facts) => teamEntryProblems(request.body, facts, request.now),
    (facts) => newTeamEntry(request.body, facts),
  );
