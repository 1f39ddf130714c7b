import { randomUUID } from 'node:crypto';
import type { CompetitionDraft } from '../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Form } from '../../shared/contract/entering/competitions/forms.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import { competitionBody, formBody } from './competitions.ts';
import { demoAccount } from './people.ts';

/** The body of a draft, with a change. */
export function draftBody(
  { id: _id, rink: _rink, state: _state, changedAt: _changedAt, ...fields }: CompetitionDraft,
  change: Partial<BodyOf<'createCompetitionDraft'>> = {},
): BodyOf<'updateCompetitionDraft'> {
  return { ...fields, ...change };
}

/** A complete draft with a form for one test, unless `change` differs. */
export async function newDraft(
  change: Partial<BodyOf<'createCompetitionDraft'>> = {},
): Promise<{ draft: CompetitionDraft; form: Form }> {
  const admin = await demoAccount('superadmin');
  const rink = await admin.data('createRink', {
    body: { name: `Rink ${randomUUID()}`, city: 'Lakeside', country: 'United States' },
  });
  const form = await admin.data('createForm', { body: formBody() });
  const body = { ...competitionBody(rink.id, form.id), ...change };
  return { draft: await admin.data('createCompetitionDraft', { body }), form };
}
