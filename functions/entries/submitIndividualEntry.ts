import { individualEntryProblems } from '../../shared/domain/entries/individualEntryProblems.ts';
import type { Handler } from '../http/exchange.ts';
import { newIndividualEntry } from './newIndividualEntry.ts';
import { submitting } from './submitting.ts';

/** One skater in one or more events. */
export const submitIndividualEntry: Handler<'submitIndividualEntry'> = (request) =>
  submitting(
    request,
    (facts) => individualEntryProblems(request.body, facts, request.now),
    (made) => newIndividualEntry(request.body, made),
  );
