import type { ScheduleDraft } from '../../../contract/planning/draftParts.ts';

/** Whether the draft was changed since it was published, so that families see something else. */
export const hasUnpublishedChanges = ({
  generation,
  revision,
  published,
}: Pick<ScheduleDraft, 'generation' | 'revision' | 'published'>): boolean =>
  published !== null && (published.generation !== generation || published.revision !== revision);
