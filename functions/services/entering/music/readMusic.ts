import type {
  CompetitionMusic,
  EntryMusic,
  ProgrammeMusic,
} from '../../../../shared/contract/entering/music/music.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { daysKept } from '../../../../shared/domain/core/retention/retention.ts';
import {
  type MusicSender,
  musicFeeDue,
  musicWindow,
  skatesToOwnMusic,
} from '../../../../shared/domain/entering/music/musicRules.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { SIGNED_SECONDS } from '../../../platform/objects/bucket.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { findForm } from '../../../store/entering/forms/repository.ts';
import {
  musicOfCompetition,
  type EarlierMusic,
  type StoredMusic,
} from '../../../store/entering/music/repository.ts';
import { playsOf } from '../../../store/entering/music/desks.ts';
import { musicRulesOf } from '../../../store/entering/music/rulesRepository.ts';
import { programmeIdOf } from '../duplicates/competitionProgrammes.ts';
import { announcedSkaters } from '../duplicates/announcedSkaters.ts';
import { musicReadPath } from './musicObjects.ts';

interface Reader {
  readonly by: MusicSender;
  /** Programmes that were skated, scratched or absent, which the day knows. */
  readonly over: ReadonlySet<string>;
}

/** The music of an entry's programmes. Empty where the organiser collects none and none was sent. */
export async function loadEntryMusic(
  entry: StoredEntry,
  { by, over }: Reader,
  now: Date,
): Promise<EntryMusic> {
  const { competitionId, id, formId, events, currency } = entry;
  const [competition, rules, stored, form] = await Promise.all([
    getCompetition(competitionId),
    musicRulesOf(competitionId),
    musicOfCompetition(competitionId, id),
    findForm(formId),
  ]);
  const isTaken = competition.state !== 'archived' && entry.state !== 'withdrawn' && !isErased(entry);
  const window = musicWindow(rules.isCollected ? rules : null, by, { competition, now });
  return {
    window: isTaken || window === 'none' ? window : 'closed',
    until: rules.until,
    keptUntil: shiftDay(competition.endDate, daysKept('music')),
    licence: rules.licence,
    currency,
    programmes: events
      .filter(
        ({ id: eventId, formatId }) =>
          (rules.isCollected && form && skatesToOwnMusic(form, formatId)) ||
          stored.some((one) => one.eventId === eventId),
      )
      .map(({ id: eventId, format, level, seconds, state, musicFee }) => ({
        eventId,
        format,
        level,
        seconds,
        isOver: over.has(programmeIdOf(id, eventId)),
        ...(musicFee !== undefined && { fee: musicFee }),
        feeDue: state === 'confirmed' ? musicFeeDue(rules, { by, window }, musicFee) : 0,
        ...filesOf(stored.find((one) => one.eventId === eventId)),
      })),
  };
}

const filesOf = (stored: StoredMusic | undefined): Pick<ProgrammeMusic, 'file' | 'earlier' | 'version'> => ({
  file: stored?.file ?? null,
  earlier: (stored?.earlier ?? []).map(({ kind: _kind, ...sent }) => sent),
  version: stored?.version ?? 0,
});

/** Whose music is seen: all of the competition's, or a rink's; null is no rink. */
type Seen = 'all' | { readonly rinkId: string | null };

interface CompetitionReader {
  readonly seen: Seen;
  /** Whether payment references are seen. */
  readonly seesReferences?: boolean;
  readonly over?: Reader['over'];
  readonly now: Date;
}

/**
 * The confirmed programmes that skate to their own music, by name.
 * @throws {ApiError} NotFound
 */
export async function loadCompetitionMusic(
  competitionId: string,
  { seen, seesReferences = false, over = new Set(), now }: CompetitionReader,
): Promise<CompetitionMusic> {
  const competition = await getCompetition(competitionId);
  const { formId } = competition;
  const [rules, stored, form, skaters, plays] = await Promise.all([
    musicRulesOf(competitionId),
    musicOfCompetition(competitionId),
    formId === null ? null : findForm(formId),
    announcedSkaters(competitionId),
    playsOf(competitionId),
  ]);
  const by = seen === 'all' ? ('organiser' as const) : ('coach' as const);
  const window = musicWindow(rules.isCollected ? rules : null, by, { competition, now });
  const played = Map.groupBy(plays, ({ programmeId }) => programmeId);
  const events = new Map(
    (form?.formats ?? [])
      .filter(({ id }) => form && skatesToOwnMusic(form, id))
      .flatMap(({ format, events: levels }) =>
        levels.map(({ id, level }) => [id, { format, level }] as const),
      ),
  );
  const files = new Map(stored.map((one) => [programmeIdOf(one.entryId, one.eventId), one]));
  const names = (programmeId: string) => skaters.get(programmeId)?.name ?? '';
  const bySound = Map.groupBy(
    [...files].filter(([programmeId]) => skaters.has(programmeId)),
    ([, { soundHash }]) => soundHash,
  );
  const programmes = [...skaters].flatMap(
    ([
      programmeId,
      { entryId, eventId, name, rink, rinkId, paymentReference, musicTitle, musicFee, seconds },
    ]) => {
      const event = events.get(eventId);
      if (!event || (seen !== 'all' && (rinkId === null || rinkId !== seen.rinkId))) return [];
      const file = files.get(programmeId);
      const same = file ? (bySound.get(file.soundHash) ?? []) : [];
      // A family may skate two programmes to one piece; a coach is not told of other families.
      const others = seen === 'all' ? same.filter(([, other]) => other.entryId !== entryId) : [];
      return [
        {
          programmeId,
          entryId,
          reference: seesReferences ? paymentReference : '',
          eventId,
          ...event,
          name,
          rink,
          title: musicTitle,
          plays: played.get(programmeId)?.length ?? 0,
          seconds,
          isOver: over.has(programmeId),
          ...(musicFee !== undefined && { fee: musicFee }),
          feeDue: musicFeeDue(rules, { by, window }, musicFee),
          ...filesOf(file),
          isChecked: file !== undefined && file.checkedFile === file.file.fileId,
          sameAs: others.map(([other]) => names(other)),
        },
      ];
    },
  );
  return {
    rules,
    programmes: programmes.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

/**
 * A path that reads a current or an earlier file, for five minutes.
 * @param entryId of the only entry whose files may be read; without one all of the competition's
 * @throws {ApiError} NotFound
 */
export async function readMusicFile(
  competitionId: string,
  fileId: string,
  entryId?: string,
): Promise<DataOf<'readMusic'>> {
  const stored = await musicOfCompetition(competitionId, entryId);
  const files = stored.flatMap(({ file, earlier }): EarlierMusic[] => [file, ...earlier]);
  const file = files.find((one) => one.fileId === fileId);
  if (!file) throw new ApiError('NotFound');
  return { url: await musicReadPath(competitionId, file), expiresInSeconds: SIGNED_SECONDS };
}
