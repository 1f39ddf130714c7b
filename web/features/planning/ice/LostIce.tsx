import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompetitionIce } from '../../../../shared/contract/entering/ice.ts';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { PlacedBlock } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import {
  blocksLosingIce,
  type FlightOnIce,
  flightsCutShort,
} from '../../../../shared/domain/planning/ice/lostBlocks.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatList, formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { currentTime } from '../../../clock.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { flightNamesOf, namesOf, readBegunFlights, type NamedFlight } from '../draft/index.ts';
import type { IceDraftControl } from './useIceDraft.ts';

/** What stands in the schedule when hours go. */
interface LostIce {
  /** On the running day with the start that is expected. */
  readonly blocks: readonly PlacedBlock[];
  /** Events of these flights. */
  readonly events: readonly string[];
  /** Flights on the ice that can't end before their hours do, by their ids. */
  readonly onIce: readonly string[];
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
  readonly isPublished: boolean;
  /** Some of it is of today, at the venue. */
  readonly isToday: boolean;
  /** The hours are saved: the flights have no ice until somebody moves them. */
  readonly isSaved: boolean;
}

type SavedIce = Pick<IceDraftControl, 'draft' | 'save'>;

/** As many as somebody reads before deciding. */
const FIRST = 12;

/** Saves the ice; where flights of the schedule would lose theirs, asks first and names them. */
export function useLostIce(competitionId: string, stored: CompetitionIce, control: SavedIce) {
  const [lost, setLost] = useState<LostIce | null>(null);
  const [isReading, setIsReading] = useState(false);
  const queries = useQueryClient();
  const save = async (): Promise<boolean> => {
    if (isReading) return false;
    setIsReading(true);
    try {
      const found = stored.version > 0 && hasTimes(control.draft) ? await readLost() : null;
      if (!found) return await control.save();
      setLost(found);
    } catch (thrown) {
      // Nothing is saved unasked.
      if (!isApiError(thrown)) throw thrown;
      showToast(errorMessage(thrown) ?? thrown.message, 'bad');
    } finally {
      setIsReading(false);
    }
    return false;
  };
  const readLost = async (): Promise<LostIce | null> => {
    const params = { competitionId };
    try {
      const { data: draft } = await call('getScheduleDraft', { params, fresh: true });
      const { blocks, flights } = planOfDraft(draft);
      const { skated, expected, onIce } = await readDaySoFar(competitionId, draft);
      const lost = blocksLosingIce(stored, control.draft, blocks, { skated, expected });
      const cutShort = flightsCutShort(stored, control.draft, blocks, onIce);
      const own = lost.flatMap((index) => {
        const block = blocks[index];
        return block ? { ...block, start: expected.get(block.flightId ?? '') ?? block.start } : [];
      });
      if (cutShort.length === 0 && own.every(({ flightId }) => flightId === undefined)) return null;
      const lostIds = new Set(own.map(({ flightId }) => flightId));
      const events = flights.flatMap(({ id, eventId }) => (lostIds.has(id) ? eventId : []));
      const { today, ...names } = await named(params, draft);
      const isToday = cutShort.length > 0 || own.some(({ date }) => date === today);
      return { ...names, isToday, blocks: own, events, onIce: cutShort, isSaved: false };
    } catch (thrown) {
      // A draft of a competition has no schedule yet.
      if (isApiError(thrown, 'NotFound')) return null;
      throw thrown;
    }
  };
  return {
    save,
    isReading,
    lost,
    onClose: () => setLost(null),
    onSave: async () => {
      const isSaved = await control.save();
      // The board and the running day begin with the hours that they find.
      const problem = requestQuery('getScheduleProblem', { params: { competitionId } });
      if (isSaved) await queries.fetchQuery({ ...problem, staleTime: 0 }).catch(() => null);
      setLost((before) => (isSaved && before ? { ...before, isSaved } : null));
    },
  };
}

/** Which flights have begun, when those to come are expected, and which are on the ice. */
async function readDaySoFar(competitionId: string, draft: ScheduleDraft) {
  const expected = new Map<string, string>();
  const onIce = new Map<string, FlightOnIce>();
  const begun = await readBegunFlights(draft, async (date) => {
    const { data } = await call('listRuns', { params: { competitionId }, query: { date } });
    const now = new Date(currentTime().getTime() + serverAhead()).toISOString();
    const [today, clock = ''] = venueTimeOf(now, data.competition.timeZone).split('T');
    for (const { id, state, seconds, expected: time } of data.runs.flatMap(({ flights }) => flights)) {
      if (time === null) continue;
      const start = `${time}:00`;
      if (state === 'toCome') expected.set(id, start);
      // One that overruns has the ice now.
      const soFar = today === date ? secondsOfTime(clock) - secondsOfTime(start) + 60 : 0;
      if (state === 'now') onIce.set(id, { start, seconds: Math.max(seconds, soFar) });
    }
    return data;
  });
  return { skated: new Set(begun.keys()), expected, onIce };
}

async function named(params: { readonly competitionId: string }, draft: ScheduleDraft) {
  const { data } = await call('getScheduleProblem', { params });
  const now = new Date(currentTime().getTime() + serverAhead()).toISOString();
  const [today] = venueTimeOf(now, data.competition.timeZone).split('T');
  return { flightNames: flightNamesOf(draft, namesOf(data)), isPublished: draft.published !== null, today };
}

/** Whether every hour is typed: what is not is refused by the save. */
const hasTimes = ({ surfaces }: IceDraftControl['draft']) =>
  surfaces.every(({ days }) =>
    days.every(({ opens, closes, closed = [] }) =>
      [opens, closes, ...closed.flatMap(({ begins, ends }) => [begins, ends])].every((time) =>
        /^\d\d:\d\d$/.test(time),
      ),
    ),
  );

interface LostIceDialogProps {
  readonly competitionId: string;
  readonly lost: LostIce;
  readonly isSaving: boolean;
  /** Its day runs, so that free ice is looked for at once. */
  readonly isRunning?: boolean;
  /** When the ice is there again on the same day, `HH:MM`; null for not. */
  readonly opensAgain?: string | null;
  readonly onClose: () => void;
  readonly onSave: () => Promise<void>;
}

/** The flights that lose their ice; after saving, the ways to give them other ice. */
export function LostIceDialog(props: LostIceDialogProps) {
  const { competitionId, lost, isSaving, isRunning = false, opensAgain = null, onClose, onSave } = props;
  const { t } = useTranslation('ice');
  const { blocks, events, onIce, flightNames, isPublished, isToday, isSaved } = lost;
  const flights = blocks.flatMap(({ flightId, date, start }) => {
    const name = flightNames.get(flightId ?? '');
    return name ? [{ id: flightId, name, date, start }] : [];
  });
  const count = flights.length;
  const nameOf = ({ event, part, of }: NamedFlight) =>
    of > 1 ? t('lost.partName', { event, part, of }) : event;
  const skating = onIce.flatMap((id) => flightNames.get(id) ?? []).map(nameOf);
  const [event] = new Set(events).size === 1 ? events : [];
  const [first] = blocks.map(({ date }) => date).toSorted();
  const isAhead = isPublished && !isToday && first !== undefined;
  const savedText = isRunning
    ? 'lost.savedRunning'
    : isToday
      ? 'lost.savedText'
      : isAhead
        ? 'lost.savedPublished'
        : 'lost.savedAhead';
  const unsavedText = isRunning ? 'lost.running' : isPublished ? 'lost.published' : 'lost.text';
  const late = (
    <LinkButton
      tone={isRunning || isAhead ? 'primary' : 'quiet'}
      to={isAhead ? paths.otherIce(competitionId, first) : paths.late(competitionId)}
    >
      {t(isRunning || isAhead ? 'lost.find' : 'lost.late')}
    </LinkButton>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={count === 0 ? t('lost.onlyOnIce') : t(isSaved ? 'lost.saved' : 'lost.title', { count })}
      actions={
        isSaved && count === 0 ? (
          <Button tone="primary" onClick={onClose}>
            {t('lost.done')}
          </Button>
        ) : isSaved ? (
          <>
            {isPublished && isToday && !isRunning ? late : null}
            <LinkButton
              tone={isRunning || isAhead ? 'quiet' : 'primary'}
              to={paths.scheduleWithoutIce(competitionId)}
            >
              {t('lost.move')}
            </LinkButton>
            <LinkButton to={paths.flights(competitionId, event)}>{t('lost.cancelEvent')}</LinkButton>
            {isRunning || isAhead ? late : null}
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('lost.keep')}</Button>
            <Button tone="primary" aria-busy={isSaving || undefined} onClick={() => void onSave()}>
              {t(isRunning ? 'lost.record' : 'lost.save')}
            </Button>
          </>
        )
      }
    >
      {skating.length > 0 ? (
        <Text as="p" weight="medium" tone="warn">
          {t('lost.onIce', { count: skating.length, flights: formatList(skating) })}
        </Text>
      ) : null}
      {count > 0 ? <p>{t(isSaved ? savedText : unsavedText)}</p> : null}
      {opensAgain === null ? null : <p>{t('lost.opensAgain', { time: formatTime(opensAgain) })}</p>}
      <Stack role="list" as="ul" gap={1} minContent size="sm">
        {flights.slice(0, FIRST).map(({ id, name, date, start }) => (
          <li key={id}>
            {t(name.of > 1 ? 'lost.part' : 'lost.flight', {
              event: name.event,
              part: name.part,
              of: name.of,
              day: formatWeekday(date),
              time: formatTime(start),
            })}
          </li>
        ))}
      </Stack>
      {count > FIRST ? <Text size="sm">{t('lost.more', { count: count - FIRST })}</Text> : null}
    </Dialog>
  );
}
