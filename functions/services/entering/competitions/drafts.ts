import { ulid } from 'ulidx';
import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { findDraft, type StoredCompetitionDraft } from '../../../store/entering/competitions/repository.ts';
import { draftWithRink } from '../../../store/entering/competitions/withRinks.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import { findRink } from '../../../store/people/rinks/repository.ts';
import { formSummary } from './competitionWrites.ts';
import { createDraft, deleteDraft, replaceDraft } from './storedDrafts.ts';

/** @throws {ApiError} ValidationFailed: ring MustExist, MustEnabled; formId MustExist, MustEnabled */
export async function createCompetitionDraft(
  request: Request<'createCompetitionDraft'>,
): Promise<CompetitionDraft> {
  const { body, session, now } = request;
  const id = ulid(now.getTime());
  const contents = await draftContents(body, id);
  const draft: StoredCompetitionDraft = {
    id,
    ...contents,
    state: 'draft',
    changedAt: now.toISOString(),
    version: 1,
  };
  await createDraft(draft, { by: session.id, at: now });
  return draftWithRink(draft);
}

/** @throws {ApiError} NotFound; VersionConflict; ValidationFailed as for a new draft */
export async function updateCompetitionDraft(
  request: Request<'updateCompetitionDraft'>,
): Promise<CompetitionDraft> {
  const { params, session, now } = request;
  const { version, ...fields } = request.body;
  const stored = await getDraft(params.competitionId, version);
  const contents = await draftContents(fields, stored.id);
  const draft: StoredCompetitionDraft = {
    ...stored,
    ...contents,
    changedAt: now.toISOString(),
    version: version + 1,
  };
  await replaceDraft(stored, draft, { by: session.id, at: now });
  return draftWithRink(draft);
}

/**
 * Deletes a draft. An invited manager keeps an account without a competition until another is assigned.
 * @throws {ApiError} NotFound; VersionConflict
 */
export async function deleteCompetitionDraft(
  request: Request<'deleteCompetitionDraft'>,
): Promise<{ id: string }> {
  const { params, body, session, now } = request;
  const draft = await getDraft(params.competitionId, body.version);
  await deleteDraft(draft, { by: session.id, at: now });
  return { id: draft.id };
}

async function getDraft(competitionId: string, version: number): Promise<StoredCompetitionDraft> {
  const draft = await findDraft(competitionId);
  if (!draft) throw new ApiError('NotFound');
  if (draft.version !== version) throw new ApiError('VersionConflict');
  return draft;
}

type Fields = ParsedRequest<'createCompetitionDraft'>['body'];

/** A draft may contradict itself until it is published, but its rink and form must exist. */
async function draftContents(
  fields: Fields,
  competitionId: string,
): Promise<Omit<StoredCompetitionDraft, 'id' | 'state' | 'changedAt' | 'version'>> {
  const [rink, form] = await Promise.all([
    fields.ring === null ? null : findRink(fields.ring),
    fields.formId === null ? null : findForm(fields.formId),
  ]);
  if (fields.ring !== null && !rink) throw wrongField('ring', 'MustExist');
  if (fields.formId === null) return { ...fields, fromPrice: null, formVersion: null };
  if (!form) throw wrongField('formId', 'MustExist');
  if (form.competitionId !== null && form.competitionId !== competitionId) {
    throw wrongField('formId', 'MustEnabled');
  }
  return { ...fields, ...formSummary(form) };
}
