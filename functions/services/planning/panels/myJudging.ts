import type {
  Duty,
  JudgingRequest,
  JudgingSeat,
  JudgingSwap,
  MyJudging,
} from '../../../../shared/contract/planning/judging.ts';
import { daysOf } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import type { BookedPanel } from '../../../../shared/domain/planning/panels/panelBook.ts';
import type { PanelPart } from '../../../../shared/domain/planning/panels/panelParts.ts';
import type { OpenSeat } from '../../../../shared/domain/planning/panels/seats.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import { competitionsById } from '../../../store/entering/competitions/repository.ts';
import { competitionIdsOfJudge, findJudge } from '../../../store/planning/panels/repository.ts';
import type { BegunFlightIds } from './begunFlights.ts';
import { dutiesByCoach } from './listPanels.ts';
import { loadMyJudge, type MyJudge } from './myJudge.ts';
import { judgedParts, panelsByTime, panelTimesOf, surfaceName } from './panelTimes.ts';
import { isSeatReported } from './reportState.ts';
import { brokenSeatRules } from './seatProblems.ts';

/** The competitions that asked the account's coach, the latest first. */
export async function listJudging(coachId: string): Promise<JudgingRequest[]> {
  const coach = await currentCoach(coachId);
  if (!coach) return [];
  const asked = await competitionIdsOfJudge(coach.id);
  const found = await Promise.all(asked.map((competitionId) => findJudge(competitionId, coach.id)));
  const judges = found.filter((judge) => judge !== null);
  const competitions = await competitionsById(judges.map(({ competitionId }) => competitionId));
  return judges
    .flatMap(({ competitionId, state }) => {
      const competition = competitions.get(competitionId);
      return competition ? [{ competition, state }] : [];
    })
    .toSorted((one, other) => (one.competition.startDate < other.competition.startDate ? 1 : -1));
}

/**
 * A judge sees own panels, seats to take and the times of own pupils, but no other judge's panels.
 * @throws {ApiError} Forbidden; NotFound
 */
export async function getMyJudging(
  session: { readonly coachId?: string | null | undefined },
  competitionId: string,
  begunFlights: BegunFlightIds,
): Promise<MyJudging> {
  const own = await loadMyJudge(session, competitionId, begunFlights);
  const { book, coachId, judge, schedule } = own;
  const { name, startDate, endDate, timeZone } = schedule.competition;
  const panels = panelsByTime(own);
  const isFree = (seat: OpenSeat) => book.seatedOn(seat) === null && book.ruleAgainst(seat, coachId) === null;
  const mayTake = judge.state !== 'declined' && schedule.competition.state !== 'archived';
  const duties = dutiesByCoach(own);
  const seated = [...duties.values()].reduce((sum, seats) => sum + seats.length, 0);
  const judges = new Set([
    ...duties.keys(),
    ...own.records.judges.filter(({ state }) => state === 'accepted').map((one) => one.coachId),
  ]);
  return {
    competition: { id: competitionId, name, startDate: startDate ?? '', endDate: endDate ?? '', timeZone },
    state: judge.state,
    available: judge.available,
    version: judge.version,
    days: daysOf(schedule.competition),
    certificates: [...book.certificatesOf(coachId)],
    duties: judgedParts(own).flatMap(({ booked, part }) =>
      booked.seats
        .filter(({ index }) => part.seats[index] === coachId)
        .map((seat) => dutyOf(booked, part, seat, own)),
    ),
    open: mayTake
      ? panels.flatMap((booked) => booked.seats.filter(isFree).map((seat) => seatIn(booked, seat, own)))
      : [],
    pupils: myPupils(own),
    swaps: swapsOf(own, panels),
    averageDuties: judges.size === 0 ? 0 : Math.round((seated / judges.size) * 10) / 10,
  };
}

function seatIn(
  booked: BookedPanel,
  { index, kind }: OpenSeat,
  own: MyJudge,
  flightIds?: readonly string[],
): JudgingSeat {
  const times = panelTimesOf(booked, own, flightIds);
  return { ...times, surface: surfaceName(own, times.surfaceId), seat: index, kind };
}

function dutyOf(booked: BookedPanel, part: PanelPart, seat: OpenSeat, own: MyJudge): Duty {
  const { book, coaches, coachId, records } = own;
  const { id } = booked.panel;
  const nameOf = (seated: string | null) => (seated === null ? null : (coaches.get(seated)?.name ?? null));
  return {
    ...seatIn(booked, seat, own, part.flightIds),
    isKept: part.isKept,
    others: booked.seats
      .filter(({ index }) => index !== seat.index)
      .map((other) => ({ kind: other.kind, name: nameOf(part.seats[other.index] ?? null) })),
    isReported: isSeatReported(own, id, seat.index, coachId),
    candidates: (part.isKept ? [] : records.judges)
      .filter((judge) => judge.state === 'accepted' && judge.coachId !== coachId)
      .filter((judge) => book.ruleAgainst(seat, judge.coachId) === null)
      .flatMap((judge) => coaches.get(judge.coachId) ?? [])
      .map((coach) => ({ id: coach.id, name: coach.name })),
  };
}

/** The flights of own pupils, and nobody else's names. */
function myPupils({ book, schedule, coachId }: MyJudge): MyJudging['pupils'] {
  const names = new Map(schedule.programmes.map(({ id, name }) => [id, name]));
  const own = new Set(
    schedule.problem.programmes.filter((programme) => programme.coachId === coachId).map(({ id }) => id),
  );
  const events = new Map(schedule.events.map((event) => [event.id, event]));
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  return book.timed.flatMap(({ flight, surfaceId, date, start, end }) => {
    const pupils = flight.programmes.filter((id) => own.has(id)).flatMap((id) => names.get(id) ?? []);
    if (pupils.length === 0) return [];
    const event = events.get(flight.eventId);
    return [
      {
        flightId: flight.id,
        surface: surfaces.get(surfaceId) ?? surfaceId,
        date,
        start: timeOfSeconds(start),
        end: timeOfSeconds(end),
        format: event?.format ?? '',
        level: event?.level ?? '',
        names: pupils,
      },
    ];
  });
}

/** Offers to the judge and own ones that nobody has answered, as long as the seat is still the offering judge's. */
function swapsOf(own: MyJudge, panels: readonly BookedPanel[]): JudgingSwap[] {
  const { book, coachId, coaches, records } = own;
  return records.swaps.flatMap((swap): JudgingSwap[] => {
    const { id, from, to, panelId, seat: place } = swap;
    const isMine = from === coachId;
    if (swap.state !== 'proposed' || (!isMine && to !== coachId)) return [];
    const booked = panels.find(({ panel }) => panel.id === panelId);
    const seat = booked?.seats[place];
    if (!booked || !seat || book.seatedOn(seat) !== from) return [];
    const taken = { panelId, seat: place, before: from, coachId };
    const fits = (panel: BookedPanel, { index }: OpenSeat) => {
      const given = { panelId: panel.panel.id, seat: index, before: coachId, coachId: from };
      return brokenSeatRules(book, [taken, given]).length === 0;
    };
    return [
      {
        id,
        with: coaches.get(isMine ? to : from)?.name ?? '',
        isMine,
        seat: seatIn(booked, seat, own),
        inReturn: isMine
          ? []
          : panels.flatMap((panel) =>
              panel.seats
                .filter((one) => book.seatedOn(one) === coachId && fits(panel, one))
                .map((one) => seatIn(panel, one, own)),
            ),
      },
    ];
  });
}
