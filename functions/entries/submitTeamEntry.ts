import { teamEntryProblems } from '../../shared/domain/entries/teamEntryProblems.ts';
import type { Handler } from '../http/exchange.ts';
import { newTeamEntry } from './newTeamEntry.ts';
import { submitting } from './submitting.ts';

/** A team in one event. */
export const submitTeamEntry: Handler<'submitTeamEntry'> = (request) =>
  submitting(
    request,
    (facts) => teamEntryProblems(request.body, facts, request.now),
    (made) => newTeamEntry(request.body, made),
  );
