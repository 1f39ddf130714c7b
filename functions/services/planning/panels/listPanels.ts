import type {
  CompetitionPanels,
  ListedJudge,
  ListedPanel,
  ListedSeat,
} from '../../../../shared/contract/planning/panels.ts';
import { daysOf } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import type { BookedPanel, PanelBook } from '../../../../shared/domain/planning/panels/panelBook.ts';
import { SEAT_RULES } from '../../../../shared/domain/planning/panels/seatRule.ts';
import type { OpenSeat } from '../../../../shared/domain/planning/panels/seats.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import type { StoredJudgeMail } from '../../../store/planning/panels/storedJudges.ts';
import { namesOfBegunFlights, type BegunFlightIds } from './begunFlights.ts';
import { loadPanelFacts, type PanelFacts } from './panelFacts.ts';
import { judgedParts, panelsByTime, panelTimesOf } from './panelTimes.ts';
import { isMadeAfterDue, reportDueOn } from './reportDue.ts';
import { isReportOutdated } from './reportState.ts';

/**
 * All panels of a competition with who sits, who could and who cannot by which rule.
 * @throws {ApiError} NotFound
 */
export async function listPanels(
  competitionId: string,
  begunFlights: BegunFlightIds,
  now: Date,
): Promise<CompetitionPanels> {
  const facts = await loadPanelFacts(competitionId, begunFlights);
  const begun = await namesOfBegunFlights(facts.begun, facts.coaches);
  const { schedule, draft, isPublished, records } = facts;
  const { name, startDate, endDate, timeZone, state } = schedule.competition;
  const dueOn = startDate === null ? '' : reportDueOn(startDate);
  return {
    generation: draft.generation,
    isPublished,
    competition: {
      id: competitionId,
      name,
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      timeZone,
      state,
    },
    surfaces: schedule.surfaces,
    panels: panelsByTime(facts).map((booked) => ({
      ...listedPanel(booked, facts),
      begun: booked.run.flightIds.flatMap((id) => begun.get(id) ?? []),
    })),
    published: facts.publishedBook ? openSeatsIn(facts.publishedBook) : [],
    judges: listedJudges(facts, now),
    swaps: records.swaps
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .map(({ id, from, to, panelId, seat, state: answer, at }) => ({
        id,
        from,
        to,
        panelId,
        seat,
        state: answer,
        at,
      })),
    report: {
      dueOn,
      isMadeAfterDue: dueOn !== '' && isMadeAfterDue(competitionId, dueOn, timeZone),
      number: records.report?.number ?? 0,
      madeAt: records.report?.madeAt ?? null,
      isOutdated: isReportOutdated(facts),
    },
  };
}

const openSeatsIn = (book: PanelBook): CompetitionPanels['published'] =>
  book.panels.map(({ run, seats }) => {
    const seated = seats.map((seat) => ({ seat, coachId: book.seatedOn(seat) }));
    return {
      flightIds: [...run.flightIds],
      open: seated.filter(({ seat, coachId }) => coachId === null || book.ruleAgainst(seat, coachId)).length,
      hasJudges: seated.some(({ coachId }) => coachId !== null),
    };
  });

function listedPanel(booked: BookedPanel, facts: PanelFacts): Omit<ListedPanel, 'begun'> {
  const isOver = booked.run.flightIds.every((id) => facts.begun.has(id));
  return {
    ...panelTimesOf(booked, facts),
    certificates: [...booked.run.certificates],
    seats: booked.seats.map((seat) => listedSeat(seat, isOver, facts)),
  };
}

function listedSeat(seat: OpenSeat, isOver: boolean, { book, schedule }: PanelFacts): ListedSeat {
  const coachId = book.seatedOn(seat);
  const byRule = Map.groupBy(schedule.problem.coaches, ({ id }) => book.ruleAgainst(seat, id));
  return {
    coachId,
    // Nobody can change who judges flights that have all started.
    broken: coachId === null || isOver ? null : book.ruleAgainst(seat, coachId),
    sharesRink: coachId !== null && book.sharesRink(seat, coachId),
    excluded: SEAT_RULES.flatMap((rule) => {
      const coachIds = (byRule.get(rule) ?? []).map(({ id }) => id).filter((id) => id !== coachId);
      return coachIds.length > 0 ? [{ rule, coachIds }] : [];
    }),
  };
}

function listedJudges(facts: PanelFacts, now: Date): ListedJudge[] {
  const { schedule, coaches, records, book } = facts;
  const rinks = new Map(schedule.rinks.map(({ id, name }) => [id, name]));
  const days = daysOf(schedule.competition);
  const [last = ''] = days.slice(-1);
  const judges = new Map(records.judges.map((judge) => [judge.coachId, judge]));
  const judged = secondsJudged(facts);
  return [...coaches.values()]
    .toSorted((one, other) => (nameOrder(one.name) < nameOrder(other.name) ? -1 : 1))
    .map((coach): ListedJudge => {
      const judge = judges.get(coach.id);
      const own = judged.get(coach.id) ?? [];
      const held = book.certificatesOf(coach.id);
      return {
        id: coach.id,
        name: coach.name,
        professional: coach.professional,
        rinks: coach.rinkIds.flatMap((rinkId) => rinks.get(rinkId) ?? []),
        certificates: [...held],
        expired: coach.certificates
          .filter(({ certificate }) => !held.includes(certificate))
          .filter(({ expiry }) => expiry !== null && expiry < last)
          .map(({ certificate, expiry }) => ({ certificate, expiry })),
        hasEmail: coach.hasEmail,
        isConnected: coach.isConnected,
        state: judge?.state ?? null,
        available: judge?.available ?? null,
        version: judge?.version ?? 0,
        mail: mailState(
          records.mails.filter(({ coachId }) => coachId === coach.id),
          now,
        ),
        duties: own.length,
        seconds: own.reduce((sum, seconds) => sum + seconds, 0),
      };
    });
}

/** By coach, how long each panel takes from the first flight that the coach really judges to the last. */
function secondsJudged(facts: PanelFacts): ReadonlyMap<string, readonly number[]> {
  const times = new Map(facts.book.timed.map((timed) => [timed.flight.id, timed]));
  const duties = judgedParts(facts).flatMap(({ booked: { panel }, part }) =>
    part.seats.flatMap((coachId, seat) =>
      coachId === null ? [] : [{ coachId, duty: `${panel.id} ${String(seat)}`, flightIds: part.flightIds }],
    ),
  );
  const secondsOf = (flightIds: readonly string[]) => {
    const timed = flightIds.flatMap((id) => times.get(id) ?? []);
    return Math.max(...timed.map(({ end }) => end)) - Math.min(...timed.map(({ start }) => start));
  };
  return new Map(
    [...Map.groupBy(duties, ({ coachId }) => coachId)].map(([coachId, own]) => {
      const byDuty = Map.groupBy(own, ({ duty }) => duty);
      return [coachId, [...byDuty.values()].map((parts) => secondsOf(parts.flatMap((one) => one.flightIds)))];
    }),
  );
}

export function dutiesByCoach({ book }: PanelFacts): ReadonlyMap<string, readonly OpenSeat[]> {
  const taken = book.panels
    .flatMap(({ seats }) => seats)
    .flatMap((seat) => {
      const coachId = book.seatedOn(seat);
      return coachId === null ? [] : [{ seat, coachId }];
    });
  return new Map(
    [...Map.groupBy(taken, ({ coachId }) => coachId)].map(([coachId, own]) => [
      coachId,
      own.map(({ seat }) => seat),
    ]),
  );
}

/** By then the table's stream has had a mail sent, or could not. */
const SENDING_MILLISECONDS = 2 * 60_000;

function mailState(mails: readonly StoredJudgeMail[], now: Date): ListedJudge['mail'] {
  const last = mails.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  if (!last) return 'none';
  if (last.sentAt !== null) return 'sent';
  return now.getTime() - Date.parse(last.at) <= SENDING_MILLISECONDS ? 'sending' : 'unsent';
}
