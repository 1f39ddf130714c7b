import { coupleEntryProblems } from '../../../shared/domain/entries/rules/coupleEntryProblems.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { sharesPriceSteps } from '../../../shared/domain/fees/priceSteps.ts';
import { freePriceStepsOf } from '../../services/entries/pricing/priceSteps.ts';
import { retryOnPriceConflict } from '../../services/entries/pricing/retryOnPriceConflict.ts';
import { newCoupleEntry } from '../../services/entries/submit/newCoupleEntry.ts';
import { submitEntry } from '../../services/entries/submit/submitEntry.ts';

/** A couple in one or more events. */
export const submitDanceEntry: Handler<'submitDanceEntry'> = (request) => {
  const { competitionId, partner } = request.body;
  const couple = partner ? [request.body, partner] : [request.body];
  return retryOnPriceConflict(() =>
    submitEntry(
      request,
      (facts) => coupleEntryProblems(request.body, facts, request.now),
      (facts) => newCoupleEntry(request.body, facts),
      async (form) => (sharesPriceSteps('dance', form) ? freePriceStepsOf(competitionId, couple) : null),
    ),
  );
};
