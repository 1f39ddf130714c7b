import { ulid } from 'ulidx';
import * as drafts from '../../functions/services/entering/competitions/storedDrafts.ts';
import * as published from '../../functions/services/entering/competitions/storedCompetitions.ts';
import * as competitions from '../../functions/store/entering/competitions/repository.ts';
import * as seasons from '../../functions/services/entering/competitions/seasons.ts';
import type { Author } from '../../functions/services/entering/competitions/competitionWrites.ts';
import { storeForm } from '../../functions/services/entering/competitions/storedForms.ts';
import type { Form } from '../../shared/contract/entering/competitions/forms.ts';
import { competitionDraftRoutes } from '../../shared/contract/entering/competitions/competitionDrafts.ts';

interface World {
  readonly author: Author;
  /** The id of a rink without other uses. */
  readonly ring: string;
  /** A published competition for the other patterns. */
  readonly competition: competitions.StoredCompetition;
  readonly newForm: () => Form;
  readonly newCompetition: (formId: string) => competitions.StoredCompetition;
}

/**
 * The reads and writes of competitions and drafts. The writes concern only this world's items, in the order
 * of ACCESS-PATTERNS.md.
 */
export async function competitionPatterns(world: World): Promise<Record<string, () => Promise<unknown>>> {
  const { author, ring, competition, newForm, newCompetition } = world;
  const [freeForm, draftForm, deletedForm, ownForm] = await Promise.all([1, 2, 3, 4].map(freeFormNow));
  const [draft, deleted] = [newDraft(draftForm), newDraft(deletedForm)];
  for (const one of [draft, deleted]) await drafts.createDraft(one, author);
  const own = { ...newCompetition(ownForm?.id ?? ''), ring };
  await published.createCompetition(own, author);
  let changeId = '';

  return {
    findCompetition: () => competitions.findCompetition(competition.id),
    getCompetition: () => competitions.getCompetition(competition.id),
    findDraft: () => competitions.findDraft(draft.id),
    findCompetitionOrDraft: () => competitions.findCompetitionOrDraft(draft.id),
    competitionsById: () => competitions.competitionsById([competition.id]),
    competitionsIn: () => competitions.competitionsIn('published'),
    draftsByChange: () => competitions.draftsByChange(),
    createCompetition: () => published.createCompetition(newCompetition(freeForm?.id ?? ''), author),
    replaceCompetition: () =>
      published.replaceCompetition(own, { ...own, theme: 'First thaw', version: 2 }, author),
    createDraft: () => drafts.createDraft(newDraft(undefined), author),
    replaceDraft: () => drafts.replaceDraft(draft, { ...draft, theme: 'First thaw', version: 2 }, author),
    createClone: () =>
      drafts.createClone(
        { draft: newDraft(undefined), form: newForm(), source: own, ice: null, rules: null },
        author,
      ),
    publishDraft: () =>
      published.publishDraft({ ...newCompetition(draftForm?.id ?? ''), id: draft.id, version: 3 }, author),
    deleteDraft: () => drafts.deleteDraft(deleted, author),
    changeCompetitionState: () =>
      seasons.changeCompetitionState('archive', { id: own.id, version: 2 }, author),
    changeCompetitions: async () => {
      const change = await seasons.changeCompetitions('restore', [{ id: own.id, version: 3 }], author);
      changeId = change.changeId;
    },
    undoCompetitionChange: () => seasons.undoCompetitionChange(changeId, author),
  };

  async function freeFormNow() {
    const form = newForm();
    await storeForm(form, author);
    return form;
  }

  function newDraft(form: Form | undefined): competitions.StoredCompetitionDraft {
    const body = { name: 'Winter Classic', theme: 'First snow', ring, formId: form?.id ?? null };
    return {
      id: ulid(),
      ...competitionDraftRoutes.createCompetitionDraft.body.parse(body),
      state: 'draft',
      fromPrice: null,
      formVersion: form?.version ?? null,
      changedAt: author.at.toISOString(),
      version: 1,
    };
  }
}
