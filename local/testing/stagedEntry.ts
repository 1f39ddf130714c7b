import { randomUUID } from 'node:crypto';
import { ulid } from 'ulidx';
import { createAccount, newAccount } from '../../functions/store/people/accounts/accounts.ts';
import { createCompetition } from '../../functions/services/entering/competitions/storedCompetitions.ts';
import { newIndividualEntry } from '../../functions/services/entering/entries/submit/newEntry.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { fromPrice, newForm } from '../../functions/services/entering/competitions/formContents.ts';
import { storeForm } from '../../functions/services/entering/competitions/storedForms.ts';
import { storeRink } from '../../functions/store/people/rinks/repository.ts';
import { newRink } from '../../functions/store/people/rinks/rink.ts';
import { individualEntryBody } from '../../shared/contract/entering/entries/entryBodies.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import { competitionBody, entryBody, formBody } from './competitions.ts';

/** An entry in the first events, not stored itself, with a stored account, competition, form and rink. */
export async function stagedEntry(
  now: Date,
  {
    fields = formBody(),
    events = 3,
    change = {},
  }: {
    readonly fields?: BodyOf<'createForm'>;
    readonly events?: number;
    readonly change?: Partial<BodyOf<'createCompetition'>>;
  } = {},
): Promise<StoredEntry> {
  const email = `${randomUUID()}@test.example`;
  const account = newAccount({ email, name: 'Robin Lake', role: 'SKATER', passwordHash: 'none' }, now);
  const place = { name: `Rink ${randomUUID()}`, city: 'Lakeside', country: 'Canada' };
  const rink = newRink(ROUTES.createRink.body.parse(place), now);
  const form = newForm(ROUTES.createForm.body.parse(fields), now);
  const author = { by: account.id, at: now };
  await createAccount(account);
  await storeRink(rink);
  await storeForm(form, author);
  const body = ROUTES.createCompetition.body.parse({ ...competitionBody(rink.id, form.id), ...change });
  const ids = {
    id: ulid(),
    state: 'published',
    fromPrice: fromPrice(form),
    formVersion: 1,
    version: 1,
  } as const;
  const competition = { ...body, ...ids };
  await createCompetition(competition, author);
  const entry = individualEntryBody.parse(entryBody({ competition: { ...competition, rink }, form }, events));
  const homeRink = { homeIsiRink: rink.name, homeRinkId: rink.id };
  return newIndividualEntry(entry, { accountId: account.id, competition, form, rink: homeRink, now });
}
