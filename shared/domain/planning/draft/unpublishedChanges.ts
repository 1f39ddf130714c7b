import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import { contentOfDraft } from './contentOfDraft.ts';

type Draft = Pick<ScheduleDraft, 'generation' | 'revision' | 'tracks' | 'events' | 'panels'>;
type PublishedDraft = Pick<NonNullable<ScheduleDraft['published']>, 'generation' | 'revision' | 'content'>;

/** Whether a version shows what the draft has, also after changes that were undone. */
export const isAsPublished = (draft: Draft, { generation, revision, content }: PublishedDraft): boolean =>
  (generation === draft.generation && revision === draft.revision) ||
  // Versions of earlier releases have no content.
  (content !== undefined && content === contentOfDraft(draft));

/** Whether the draft was changed since it was published, so that families see something else. */
export const hasUnpublishedChanges = (draft: Draft & Pick<ScheduleDraft, 'published'>): boolean =>
  draft.published !== null && !isAsPublished(draft, draft.published);
