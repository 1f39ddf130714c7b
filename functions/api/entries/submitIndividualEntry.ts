import { individualEntryProblems } from '../../../shared/domain/entries/rules/individualEntryProblems.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { freePriceStepsOf } from '../../services/entries/pricing/priceSteps.ts';
import { retryOnPriceConflict } from '../../services/entries/pricing/retryOnPriceConflict.ts';
import { newIndividualEntry } from '../../services/entries/submit/newIndividualEntry.ts';
import { submitEntry } from '../../services/entries/submit/submitEntry.ts';

/** One skater in one or more events. */
export const submitIndividualEntry: Handler<'submitIndividualEntry'> = (request) =>
  // A second entry of the skater that comes in first gets the price that was shown here.
  retryOnPriceConflict(() =>
    submitEntry(
      request,
      (facts) => individualEntryProblems(request.body, facts, request.now),
      (facts) => newIndividualEntry(request.body, facts),
      () => freePriceStepsOf(request.body.competitionId, [request.body]),
    ),
  );
