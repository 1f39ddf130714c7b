import { ulid } from 'ulidx';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { pacedLength, pacedSeconds, type Pace } from '../../../../shared/domain/day/rehearsal/pace.ts';
import { iceTimesOf } from '../../../../shared/domain/entering/onIce/iceTimes.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { entryItem } from '../../../store/entering/entries/items.ts';
import { formItem } from '../../../store/entering/forms/repository.ts';
import { iceItem, type StoredIce } from '../../../store/entering/ice/repository.ts';
import {
  judgingRulesItem,
  type StoredJudgingRules,
} from '../../../store/entering/judgingRules/repository.ts';
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

/** The day as the first version that is published. */
function scheduleItems({ tracks }: SourceOfDay, copy: CopyOfDay): object[] {
  const { id, date, by, now } = copy;
  const version: PublishedVersion = {
    competitionId: id,
    version: 1,
    // Processes keep plans by it, so it is no other's.
    publication: ulid(now.getTime()),
    generation: 1,
    revision: 1,
    at: now.toISOString(),
    by,
    comment: null,
    tracks: tracks.map(({ surfaceId }) => ({ surfaceId, date })),
  };
  return [
    { ...pointerKey(id), type: 'publishedSchedule', ...version },
    { ...publishedKey(id, 1), type: 'publishedVersion', ...version },
    ...tracks.map((track) => {
      const own = pacedTrack(track, copy);
      return { ...publishedTrackKey(id, version.publication, own), type: 'publishedTrack', ...own };
    }),
  ];
}

/** Seats are open: whoever opens the code of one sits there. */
function pacedTrack(
  { surfaceId, blocks, flights, panels }: PublishedTrack,
  { date, pace, invented }: CopyOfDay,
): PublishedTrack {
  return {
    surfaceId,
    date,
    blocks: blocks.map((block) => ({
      ...block,
      start: timeOfSeconds(pacedSeconds(pace, secondsOfTime(block.start))),
      seconds: pacedLength(pace, block.seconds),
    })),
    flights: flights.map((flight) => ({
      ...flight,
      programmes: flight.programmes.flatMap((programme) => invented.programmeOf.get(programme) ?? []),
    })),
    panels: panels.map((panel) => ({ ...panel, judges: panel.judges.map(() => null), referee: null })),
  };
}
