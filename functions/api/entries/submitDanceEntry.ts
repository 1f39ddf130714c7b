import { coupleEntryProblems } from '../../../shared/domain/entries/rules/danceEntryProblems.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { sharesPriceSteps } from '../../../shared/domain/fees/ladder.ts';
import { freePriceStepsOf } from '../../services/entries/pricing/ladder.ts';
import { retryOnPriceConflict } from '../../services/entries/pricing/pricedAgain.ts';
import { newCoupleEntry } from '../../services/entries/submit/newDanceEntry.ts';
import { submitEntry } from '../../services/entries/submit/submitting.ts';

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
