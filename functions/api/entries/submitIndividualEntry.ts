import { individualEntryProblems } from '../../../shared/domain/entries/rules/individualEntryProblems.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { freeLadder } from '../../services/entries/pricing/ladder.ts';
import { pricedAgain } from '../../services/entries/pricing/pricedAgain.ts';
import { newIndividualEntry } from '../../services/entries/submit/newIndividualEntry.ts';
import { submitting } from '../../services/entries/submit/submitting.ts';

/** One skater in one or more events. */
export const submitIndividualEntry: Handler<'submitIndividualEntry'> = (request) =>
  // A second entry of the skater that comes in first gets the price that was shown here.
  pricedAgain(() =>
    submitting(
      request,
      (facts) => individualEntryProblems(request.body, facts, request.now),
      (made) => newIndividualEntry(request.body, made),
      () => freeLadder(request.body.competitionId, [request.body]),
    ),
  );
