import { danceEntryProblems } from '../../shared/domain/entries/danceEntryProblems.ts';
import type { Handler } from '../http/exchange.ts';
import { newDanceEntry } from './newDanceEntry.ts';
import { submitting } from './submitting.ts';

/** A couple in one or more events. */
export const submitDanceEntry: Handler<'submitDanceEntry'> = (request) =>
  submitting(
    request,
    (facts) => danceEntryProblems(request.body, facts, request.now),
    (made) => newDanceEntry(request.body, made),
  );
