import { randomUUID } from 'node:crypto';
import { ulid } from 'ulidx';
import { accountOfEmail, createAccount, newAccount } from '../../functions/authentication/accounts.ts';
import * as competitions from '../../functions/competitions/repository.ts';
import { newIndividualEntry } from '../../functions/entries/newIndividualEntry.ts';
import * as entries from '../../functions/entries/repository.ts';
import { fromPrice, newForm } from '../../functions/forms/form.ts';
import * as forms from '../../functions/forms/repository.ts';
import { sessionAccount } from '../../functions/http/sessionAccount.ts';
import * as rinks from '../../functions/rinks/repository.ts';
import { individualEntryBody } from '../../shared/contract/entries.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { competitionBody, entryBody, formBody } from './competitions.ts';

const NO_LIMIT = new Map<string, number | null>();

/**
 * A small world written through the repositories, and each of their questions as a call that takes
 * the units of one such question: one account, rink, competition, form, and entries in four events.
 */
export async function stagedPatterns(): Promise<Record<string, () => Promise<unknown>>> {
  const now = new Date();
  const account = newAccount(
    { email: `${randomUUID()}@test.example`, name: 'Robin', role: 'SKATER', passwordHash: 'none' },
    now,
  );
  const rink = newRinkNow();
  const form = newFormNow();
  await createAccount(account);
  await rinks.createRink(rink);
  await forms.createForm(form);
  const competition = newCompetitionWith(form.id);
  await competitions.createCompetition(competition);
  const owned = { ...form, competitionId: competition.id };
  const entry = newEntryNow();
  const idempotency = { key: 'first', requestHash: 'hash' };
  await entries.submitEntry(entry, NO_LIMIT, idempotency);
  const freeForm = newFormNow();
  await forms.createForm(freeForm);

  return {
    accountOfEmail: () => accountOfEmail(account.email),
    sessionAccount: () => sessionAccount(account.id),
    createAccount: () => createAccount({ ...account, id: ulid(), email: `${randomUUID()}@test.example` }),
    allRinks: () => rinks.allRinks(),
    findRink: () => rinks.findRink(rink.id),
    rinksNamed: () => rinks.rinksNamed(rink.name.toUpperCase()),
    rinksById: () => rinks.rinksById([rink.id, rink.id]),
    createRink: () => rinks.createRink(newRinkNow()),
    findCompetition: () => competitions.findCompetition(competition.id),
    competitionsById: () => competitions.competitionsById([competition.id]),
    competitionsIn: () => competitions.competitionsIn('published'),
    createCompetition: () => competitions.createCompetition(newCompetitionWith(freeForm.id)),
    replaceCompetition: () => competitions.replaceCompetition({ ...competition, version: 2 }),
    findForm: () => forms.findForm(form.id),
    createForm: () => forms.createForm({ ...newFormNow(), competitionId: competition.id }),
    replaceForm: () => forms.replaceForm({ ...owned, version: 2 }),
    findEntry: () => entries.findEntry(account.id, entry.id),
    entriesOfAccount: () => entries.entriesOfAccount(account.id, 'individual', undefined),
    entriesOfCompetition: () =>
      entries.entriesOfCompetition({
        competitionId: competition.id,
        kind: 'individual',
        search: 'ada',
        order: 'name',
        cursor: undefined,
      }),
    placesOf: () => entries.placesOf(competition.id),
    entrySubmittedWith: () => entries.entrySubmittedWith(account.id, idempotency),
    submitEntry: () => entries.submitEntry(newEntryNow(), NO_LIMIT, { ...idempotency, key: 'second' }),
  };

  function newRinkNow() {
    return rinks.newRink({ name: `Rink ${randomUUID()}`, city: 'Lakeside', country: 'Canada' }, now);
  }

  function newFormNow() {
    return newForm(ROUTES.createForm.body.parse(formBody()), now);
  }

  function newCompetitionWith(formId: string): competitions.StoredCompetition {
    const body = ROUTES.createCompetition.body.parse(competitionBody(rink.id, formId));
    return {
      id: ulid(),
      ...body,
      state: 'published',
      fromPrice: fromPrice(form),
      formVersion: 1,
      version: 1,
    };
  }

  function newEntryNow() {
    const staged = { competition: { ...competition, rink }, form };
    const body = individualEntryBody.parse(entryBody(staged, 4));
    const homeRink = { homeIsiRink: rink.name, homeRinkId: rink.id };
    return newIndividualEntry({ body, accountId: account.id, competition, form, rink: homeRink, now });
  }
}
