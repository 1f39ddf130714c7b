import { randomUUID } from 'node:crypto';
import { ulid } from 'ulidx';
import { createAccount, newAccount } from '../../functions/store/accounts/accounts.ts';
import { createCompetition } from '../../functions/services/competitions/storedCompetitions.ts';
import { newIndividualEntry } from '../../functions/services/entries/submit/newEntry.ts';
import type { StoredEntry } from '../../functions/store/entries/storedEntry.ts';
import { fromPrice, newForm } from '../../functions/services/competitions/formContents.ts';
import { createForm } from '../../functions/services/competitions/storedForms.ts';
import { createRink } from '../../functions/store/rinks/repository.ts';
import { newRink } from '../../functions/store/rinks/rink.ts';
import { individualEntryBody } from '../../shared/contract/entries/entryBodies.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { competitionBody, entryBody, formBody } from './competitions.ts';

/** An entry in three events, not stored itself, with a stored account, competition, form and rink. */
export async function stagedEntry(now: Date): Promise<StoredEntry> {
  const email = `${randomUUID()}@test.example`;
  const account = newAccount({ email, name: 'Robin Lake', role: 'SKATER', passwordHash: 'none' }, now);
  const place = { name: `Rink ${randomUUID()}`, city: 'Lakeside', country: 'Canada' };
  const rink = newRink(ROUTES.createRink.body.parse(place), now);
  const form = newForm(ROUTES.createForm.body.parse(formBody()), now);
  const author = { by: account.id, at: now };
  await createAccount(account);
  await createRink(rink);
  await createForm(form, author);
  const body = ROUTES.createCompetition.body.parse(competitionBody(rink.id, form.id));
  const ids = {
    id: ulid(),
    state: 'published',
    fromPrice: fromPrice(form),
    formVersion: 1,
    version: 1,
  } as const;
  const competition = { ...body, ...ids };
  await createCompetition(competition, author);
  const entry = individualEntryBody.parse(entryBody({ competition: { ...competition, rink }, form }));
  const homeRink = { homeIsiRink: rink.name, homeRinkId: rink.id };
  return newIndividualEntry(entry, { accountId: account.id, competition, form, rink: homeRink, now });
}
