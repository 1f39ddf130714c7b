import { teamEntryProblems } from '../../../shared/domain/entries/rules/teamEntryProblems.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { newTeamEntry } from '../../services/entries/submit/newTeamEntry.ts';
import { submitEntry } from '../../services/entries/submit/submitting.ts';

/** A team in one event. */
export const submitTeamEntry: Handler<'submitTeamEntry'> = (request) =>
  submitEntry(
    request,
    (facts) => teamEntryProblems(request.body, facts, request.now),
    (facts) => newTeamEntry(request.body, facts),
  );
