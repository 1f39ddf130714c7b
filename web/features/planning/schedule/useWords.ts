import type { Translator } from '../../../i18n/Translator.ts';
import { useMemo } from 'react';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import type { PlacedBlock } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { NamedFlight, ScheduleNames } from '../draft/index.ts';
import { endOf, type TrackId } from '../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockPlace } from './blocks/blockEdits.ts';
import { useWorkspace } from './workspace.ts';

/** The words for what is on the board; the same functions until names or flights change. */
export function useWords() {
  const { t } = useTranslation('schedule');
  const { names, flightNames, problem } = useWorkspace();
  const isOneSurface = problem.surfaces.length < 2;
  return useMemo(() => wordsOf(t, names, flightNames, isOneSurface), [t, names, flightNames, isOneSurface]);
}

function wordsOf(
  t: Translator<'schedule'>,
  names: ScheduleNames,
  flightNames: ReadonlyMap<string, NamedFlight>,
  isOneSurface: boolean,
) {
  const flight = (id: string): string => {
    const name = flightNames.get(id);
    if (!name) return t('unknownFlight');
    return name.of > 1 ? t('flight', { event: name.event, part: name.part, of: name.of }) : name.event;
  };
  const short = (id: string): string => {
    const name = flightNames.get(id);
    if (!name) return t('unknownFlight');
    return name.of > 1 ? t('flightShort', { level: name.level, part: name.part, of: name.of }) : name.level;
  };
  const titleOf = ({ title, kind }: Pick<PlacedBlock, 'title' | 'kind'>) => title ?? t(`kinds.${kind}`);
  return {
    flight,
    block: (block: Pick<PlacedBlock, 'flightId' | 'title' | 'kind'>) =>
      block.flightId === undefined ? titleOf(block) : flight(block.flightId),
    /** With its time: "Lunch (12:10)". */
    timed: (block: PlacedBlock) =>
      t('timedFlight', {
        flight: block.flightId === undefined ? titleOf(block) : flight(block.flightId),
        time: formatTime(block.start),
      }),
    /** In as few words as fit into a block. */
    short: (block: PlacedBlock) => (block.flightId === undefined ? titleOf(block) : short(block.flightId)),
    /** The rest of it: the format, where the level does not name it. */
    format: ({ flightId = '' }: PlacedBlock) => flightNames.get(flightId)?.format ?? '',
    times: (block: PlacedBlock) =>
      t('times', { from: formatTime(block.start), until: formatTime(endOf(block)) }),
    place: ({ surfaceId, date, start }: BlockPlace) => {
      const values = { time: formatTime(start), day: formatWeekday(date), surface: names.surface(surfaceId) };
      return t(isOneSurface ? 'placeOneSurface' : 'place', values);
    },
    column: ({ surfaceId, date }: TrackId) =>
      t('column', { day: formatWeekday(date), surface: names.surface(surfaceId) }),
  };
}

/** Flights with their times. */
export function useFlightTimes() {
  const { t } = useTranslation('schedule');
  const { plan } = useWorkspace();
  const words = useWords();
  return useMemo(() => {
    const blocks = new Map(plan.blocks.map((block) => [block.flightId, block]));
    return {
      blockOf: (flightId: string | undefined) => (flightId === undefined ? undefined : blocks.get(flightId)),
      /** "Freestyle 4, flight 2 of 3 (07:10)". */
      timed: (flightId: string): string => {
        const own = blocks.get(flightId);
        const flight = words.flight(flightId);
        return own ? t('timedFlight', { flight, time: formatTime(own.start) }) : flight;
      },
    };
  }, [t, plan, words]);
}
