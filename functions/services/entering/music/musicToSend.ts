import { skatesToOwnMusic } from '../../../../shared/domain/entering/music/musicRules.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import { musicOfCompetition } from '../../../store/entering/music/repository.ts';
import { musicRulesOf } from '../../../store/entering/music/rulesRepository.ts';
import { programmeIdOf } from '../duplicates/competitionProgrammes.ts';

/** The events of an entry that skate to a file that was not sent. */
type EventsWithoutMusic = (entry: StoredEntry) => StoredEntry['events'];

export interface MusicToSend {
  readonly of: EventsWithoutMusic;
  /** A UTC instant; null where it is due at no time. */
  readonly until: string | null;
  /** In minor units, of each event after it; 0 for none. */
  readonly lateFee: number;
}

/** Of the entries of a competition; none is missing where the organiser collects no music. */
export async function musicToSendOf({ id, formId }: StoredCompetition): Promise<MusicToSend> {
  const [rules, form] = await Promise.all([musicRulesOf(id), formId === null ? null : findForm(formId)]);
  const { until, lateFee } = rules;
  if (!rules.isCollected || !form) return { of: () => [], until, lateFee };
  const sent = new Set(
    (await musicOfCompetition(id)).map(({ entryId, eventId }) => programmeIdOf(entryId, eventId)),
  );
  const of: EventsWithoutMusic = ({ id: entryId, state, events }) =>
    state === 'confirmed'
      ? events.filter(
          (event) => skatesToOwnMusic(form, event.formatId) && !sent.has(programmeIdOf(entryId, event.id)),
        )
      : [];
  return { of, until, lateFee };
}
