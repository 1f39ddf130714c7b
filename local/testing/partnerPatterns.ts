import { randomUUID } from 'node:crypto';
import type { StoredCompetition } from '../../functions/store/competitions/repository.ts';
import { forgetHistory } from '../../functions/services/entries/erase/forgetHistory.ts';
import { NO_LIMITS } from '../../functions/services/entries/capacity/limits.ts';
import { newDanceEntry } from '../../functions/services/entries/submit/newDanceEntry.ts';
import {
  coupleOf,
  coupleOfLink,
  keepPartnerLink,
} from '../../functions/services/entries/partners/partnerLinks.ts';
import { submitEntry } from '../../functions/services/entries/submit/storeNewEntry.ts';
import { storePartner } from '../../functions/services/entries/partners/storePartner.ts';
import { newForm } from '../../functions/services/competitions/form.ts';
import type { Competition } from '../../shared/contract/competitions/competitions.ts';
import { danceEntryBody } from '../../shared/contract/entries/entryBodies.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { danceBody, groupFormBody } from './groupEntries.ts';

interface World {
  readonly accountId: string;
  readonly competition: StoredCompetition & Pick<Competition, 'rink'>;
  readonly now: Date;
}

/** What is asked and stored about a couple's partner, here of a couple in one event. */
export async function partnerPatterns({
  accountId,
  competition,
  now,
}: World): Promise<Record<string, () => Promise<unknown>>> {
  const form = newForm(ROUTES.createForm.body.parse(groupFormBody()), now);
  const rink = { homeIsiRink: 'Pond behind the school', homeRinkId: null };
  const body = danceEntryBody.parse(danceBody({ competition, form }));
  const entry = newDanceEntry(body, { accountId, competition, form, rink, now });
  await submitEntry(entry, NO_LIMITS, null);
  const couple = coupleOf(entry);
  if (!couple) throw new Error('A couple has a partner');
  const token = await keepPartnerLink(couple, competition.endDate);
  const another = { ...couple.partner, fullName: `Ida Frost ${randomUUID().slice(0, 8)}` };
  const notice = { what: 'partner', by: 'partner', did: 'changed' } as const;
  return {
    keepPartnerLink: () => keepPartnerLink(couple, competition.endDate),
    coupleOfLink: () => coupleOfLink(token),
    storePartner: () => storePartner(couple, another, { what: 'partnerChanged', by: accountId, now, notice }),
    forgetHistory: () => forgetHistory(entry.id),
  };
}
