import { ulid } from 'ulidx';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { pacedLength, pacedSeconds, type Pace } from '../../../../shared/domain/day/rehearsal/pace.ts';
import { iceTimesOf } from '../../../../shared/domain/entering/onIce/iceTimes.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { contentOfDraft } from '../../../../shared/domain/planning/draft/contentOfDraft.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { entryItem } from '../../../store/entering/entries/items.ts';
import { formItem } from '../../../store/entering/forms/repository.ts';
import { iceItem, type StoredIce } from '../../../store/entering/ice/repository.ts';
import {
  judgingRulesItem,
  type StoredJudgingRules,
} from '../../../store/entering/judgingRules/repository.ts';
import {
  headItem,
  partItems,
  partVersionsOf,
  type StoredDraftParts,
} from '../../../store/planning/draft/storedDraft.ts';
import { pointerKey, publishedKey, publishedTrackKey } from '../../../store/planning/publishing/keys.ts';
import type { PublishedTrack, PublishedVersion } from '../../../store/planning/publishing/repository.ts';
import { copyForm } from '../../entering/competitions/copyForm.ts';
import type { InventedEntries } from './inventedEntries.ts';

/** The records from which a rehearsal copies a day. */
export interface SourceOfDay {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly ice: StoredIce | null;
  readonly rules: StoredJudgingRules;
  /** Of the day. */
  readonly tracks: readonly PublishedTrack[];
}

export interface CopyOfDay {
  readonly id: string;
  readonly date: string;
  readonly pace: Pace;
  readonly invented: InventedEntries;
  readonly by: string;
  readonly now: Date;
}

/** The longest name of a competition. */
const LONGEST_NAME = 120;

/** A competition of one day, closed for entries. Its name says on every screen and paper what it is. */
export function copiedCompetition(
  { competition }: SourceOfDay,
  { id, date, now }: Pick<CopyOfDay, 'id' | 'date' | 'now'>,
): StoredCompetition {
  return {
    ...competition,
    id,
    name: `Rehearsal: ${competition.name}`.slice(0, LONGEST_NAME),
    startDate: date,
    endDate: date,
    date,
    formId: id,
    formVersion: 1,
    openFrom: null,
    openUntil: now.toISOString(),
    correctionsUntil: null,
    correctionWindow: null,
    description: null,
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    capacity: null,
    iceMinutes: null,
    refundPolicy: null,
    refunds: [],
    paymentInstructions: null,
    bankQr: null,
    waiver: null,
    packet: null,
    state: 'published',
    hasSchedule: true,
    entriesBySkater: false,
    entryRows: false,
    numberItems: false,
    version: 1,
  };
}

/** Every item of the copy besides the competition. */
export function copiedItems(source: SourceOfDay, copy: CopyOfDay): object[] {
  const { form, ice, rules } = source;
  const { id, date, invented } = copy;
  const hours = { date, opens: '00:00', closes: '24:00' };
  return [
    formItem(copyForm(pacedForm(form, copy.pace), { id, competitionId: id })),
    ...(ice
      ? [
          iceItem({
            ...ice,
            competitionId: id,
            surfaces: ice.surfaces.map((surface) => ({ ...surface, days: [hours] })),
            version: 1,
          }),
        ]
      : []),
    ...(rules.version > 0 ? [judgingRulesItem(id, rules)] : []),
    ...scheduleItems(source, copy),
    ...invented.entries.map(entryItem),
  ];
}

/** Warm-ups last as long as the flights' times have room for. */
const pacedForm = (form: Form, pace: Pace): Form => ({
  ...form,
  formats: form.formats.map((format) => ({
    ...format,
    events: format.events.map((event) => ({
      ...event,
      warmUpSeconds: pacedLength(pace, iceTimesOf(format, event).warmUpSeconds),
    })),
  })),
});

/** The day as the first version that is published, and as the draft that it was made of. */
function scheduleItems({ tracks }: SourceOfDay, copy: CopyOfDay): object[] {
  const { id, date, by, now } = copy;
  const paced = tracks.map((track) => pacedTrack(track, copy));
  const draft = draftOfTracks(paced, now);
  const parts = partItems(id, PLAN, draft);
  const version: PublishedVersion = {
    competitionId: id,
    version: 1,
    // Processes keep plans by it, so it is no other's.
    publication: ulid(now.getTime()),
    generation: 1,
    revision: 1,
    content: contentOfDraft(draft),
    at: now.toISOString(),
    by,
    comment: null,
    tracks: tracks.map(({ surfaceId }) => ({ surfaceId, date })),
    underWay: 0,
    listed: 0,
    written: [],
  };
  return [
    { ...pointerKey(id), type: 'publishedSchedule', ...version },
    { ...publishedKey(id, 1), type: 'publishedVersion', ...version },
    ...paced.map((own) => ({
      ...publishedTrackKey(id, version.publication, own),
      type: 'publishedTrack',
      ...own,
    })),
    headItem(id, {
      generation: 1,
      revision: 1,
      plan: PLAN,
      seed: null,
      plannedAt: null,
      partVersions: partVersionsOf(parts),
    }),
    ...parts,
  ];
}

/** The name of the draft's plan, the only one. */
const PLAN = 'rehearsal';

function draftOfTracks(tracks: readonly PublishedTrack[], now: Date): StoredDraftParts {
  const part = { version: 1 };
  const drawn = { seed: null, at: now.toISOString(), reason: null };
  const flights = tracks.flatMap((track) => track.flights);
  return {
    tracks: tracks.map(({ surfaceId, date, blocks }) => ({ ...part, surfaceId, date, blocks })),
    panels: tracks.map(({ surfaceId, date, panels }) => ({ ...part, surfaceId, date, panels })),
    events: [...Map.groupBy(flights, ({ eventId }) => eventId)].map(([eventId, own]) => ({
      ...part,
      eventId,
      isFrozen: false,
      flights: own.map(({ id, programmes, isUndrawn = false }) => ({
        id,
        programmes,
        ...(!isUndrawn && { drawn }),
      })),
    })),
  };
}

/** Seats are open: whoever opens the code of one sits there. */
function pacedTrack(
  { surfaceId, blocks, flights, panels }: PublishedTrack,
  { date, pace, invented }: CopyOfDay,
): PublishedTrack {
  return {
    surfaceId,
    date,
    blocks: blocks.map((block) => {
      const from = secondsOfTime(block.start);
      const start = pacedSeconds(pace, from);
      // What touches before touches after.
      const seconds = Math.max(1, pacedSeconds(pace, from + block.seconds) - start);
      return { ...block, start: timeOfSeconds(start), seconds };
    }),
    flights: flights.map((flight) => ({
      ...flight,
      programmes: flight.programmes.flatMap((programme) => invented.programmeOf.get(programme) ?? []),
    })),
    panels: panels.map((panel) => ({ ...panel, judges: panel.judges.map(() => null), referee: null })),
  };
}
