import { skatesToOwnMusic } from '../../../../shared/domain/entering/music/musicRules.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import { musicOfCompetition } from '../../../store/entering/music/repository.ts';
import { musicRulesOf } from '../../../store/entering/music/rulesRepository.ts';
import { programmeIdOf } from '../duplicates/competitionProgrammes.ts';

/** How many programmes of an entry skate to a file that was not sent. */
export type MusicToSend = (entry: StoredEntry) => number;

/** Of the entries of a competition; none is missing where the organiser collects no music. */
export async function musicToSendOf({ id, formId }: StoredCompetition): Promise<MusicToSend> {
  const [rules, form] = await Promise.all([musicRulesOf(id), formId === null ? null : findForm(formId)]);
  if (!rules.isCollected || !form) return () => 0;
  const sent = new Set(
    (await musicOfCompetition(id)).map(({ entryId, eventId }) => programmeIdOf(entryId, eventId)),
  );
  return ({ id: entryId, state, events }) =>
    state === 'confirmed'
      ? events.filter(
          (event) => skatesToOwnMusic(form, event.formatId) && !sent.has(programmeIdOf(entryId, event.id)),
        ).length
      : 0;
}
