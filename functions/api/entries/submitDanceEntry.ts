import { danceEntryProblems } from '../../../shared/domain/entries/rules/danceEntryProblems.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { sharesLadder } from '../../../shared/domain/fees/ladder.ts';
import { freeLadder } from '../../services/entries/pricing/ladder.ts';
import { pricedAgain } from '../../services/entries/pricing/pricedAgain.ts';
import { newDanceEntry } from '../../services/entries/submit/newDanceEntry.ts';
import { submitting } from '../../services/entries/submit/submitting.ts';

/** A couple in one or more events. */
export const submitDanceEntry: Handler<'submitDanceEntry'> = (request) => {
  const { competitionId, partner } = request.body;
  const couple = partner ? [request.body, partner] : [request.body];
  return pricedAgain(() =>
    submitting(
      request,
      (facts) => danceEntryProblems(request.body, facts, request.now),
      (made) => newDanceEntry(request.body, made),
      async (form) => (sharesLadder('dance', form) ? freeLadder(competitionId, couple) : null),
    ),
  );
};
