import { randomUUID } from 'node:crypto';
import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { eraseHistory } from '../../functions/services/entering/entries/erase/erasePerson.ts';
import { NO_LIMITS } from '../../shared/domain/entering/capacity/limits.ts';
import { newCoupleEntry } from '../../functions/services/entering/entries/submit/newEntry.ts';
import {
  coupleOf,
  coupleOfLink,
  savePartner,
  storePartnerLink,
} from '../../functions/services/entering/entries/partners/couples.ts';
import { storeNewEntry } from '../../functions/services/entering/entries/submit/storeNewEntry.ts';
import { newForm } from '../../functions/services/entering/competitions/formContents.ts';
import type { Competition } from '../../shared/contract/entering/competitions/competitions.ts';
import { danceEntryBody } from '../../shared/contract/entering/entries/entryBodies.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { danceBody, groupFormBody } from './groupEntries.ts';

interface World {
  readonly accountId: string;
  readonly competition: StoredCompetition & Pick<Competition, 'rink'>;
  readonly now: Date;
}

/** The reads and writes of a couple's partner, here in one event. */
export async function partnerPatterns({
  accountId,
  competition,
  now,
}: World): Promise<Record<string, () => Promise<unknown>>> {
  const form = newForm(ROUTES.createForm.body.parse(groupFormBody()), now);
  const rink = { homeIsiRink: 'Pond behind the school', homeRinkId: null };
  const body = danceEntryBody.parse(danceBody({ competition, form }));
  const entry = newCoupleEntry(body, { accountId, competition, form, rink, now });
  await storeNewEntry(entry, { limits: NO_LIMITS, idempotency: null });
  const couple = coupleOf(entry);
  if (!couple) throw new Error('A couple has a partner');
  const token = await storePartnerLink(couple, competition.endDate);
  const another = { ...couple.partner, fullName: `Bo ${randomUUID()}` };
  const notice = { what: 'partner', by: 'partner', did: 'changed' } as const;
  return {
    storePartnerLink: () => storePartnerLink(couple, competition.endDate),
    coupleOfLink: () => coupleOfLink(token),
    savePartner: () => savePartner(couple, another, { action: 'partnerChanged', by: accountId, now, notice }),
    eraseHistory: () => eraseHistory(entry.id),
  };
}
