import { clockText } from '../../../../shared/domain/core/dates/venueClock.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { certificatesOn } from '../../../../shared/domain/people/coaches/certificates.ts';
import { CERTIFICATES } from '../../../../shared/contract/core/planningWords.ts';
import type {
  DocumentLayout,
  DocumentSection,
} from '../../../../shared/domain/core/documents/documentLayout.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { findCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { judgeRecordsOf } from '../../../store/planning/panels/repository.ts';
import type { StoredReport } from '../../../store/planning/panels/storedJudges.ts';
import { federationSettings } from '../../../store/core/settings/repository.ts';
import { documentHead } from '../../entering/competitions/documentHead.ts';
import { toPdfAnswer } from '../../core/documents/toPdfAnswer.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { reportDueOn } from './reportDue.ts';

/**
 * The last report as PDF in base64, with the names and certificates that the coaches have now.
 * @throws {ApiError} NotFound
 */
export async function panelReportFile(competitionId: string): Promise<string> {
  const [competition, { report }] = await Promise.all([
    findCompetition(competitionId),
    judgeRecordsOf(competitionId),
  ]);
  if (!competition || !report) throw new ApiError('NotFound');
  const ids = report.panels.flatMap(({ seats }) => seats.filter((id) => id !== null));
  const [coaches, settings] = await Promise.all([coachesById(ids), federationSettings()]);
  return toPdfAnswer(reportLayout(report, competition, coaches, settings), report.madeAt);
}

const WORDS = {
  title: (number: number) => `Report of judging panels ${String(number)}`,
  replaces: (number: number) => `Replaces report ${String(number)}.`,
  panels: 'Panels',
  competition: 'Competition',
  days: 'Days',
  due: 'Due',
  made: 'Made on',
  open: 'open',
  noNumber: 'no ISI number',
  noCertificate: 'no valid certificate',
  judges: ['Judge One', 'Judge Two', 'Judge Three', 'Judge Four', 'Judge Five'],
  referee: 'Referee',
} as const;

const TITLES = { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', synchro: 'Synchro' } as const;

export function reportLayout(
  report: StoredReport,
  competition: StoredCompetition,
  coaches: ReadonlyMap<string, StoredCoach>,
  settings: Parameters<typeof documentHead>[1],
): DocumentLayout {
  const { issuer } = documentHead(competition, settings);
  const { name, startDate, endDate, timeZone } = competition;
  const madeOn = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(report.madeAt));
  return {
    language: 'en',
    title: WORDS.title(report.number),
    remarks: report.number > 1 ? [WORDS.replaces(report.number - 1)] : [],
    issuer: {
      name: issuer.name,
      lines: [issuer.address, issuer.registrationNumber].filter((line) => line !== null),
    },
    highlight: { label: WORDS.panels, amount: String(report.panels.length), howToPay: null },
    facts: [
      { label: WORDS.competition, value: name },
      { label: WORDS.days, value: daysText(startDate, endDate) },
      { label: WORDS.made, value: daysText(madeOn) },
      { label: WORDS.due, value: daysText(reportDueOn(startDate)) },
    ],
    sections: [...Map.groupBy(report.panels, ({ date, surface }) => `${date} ${surface}`).values()].map(
      (panels) => sectionOf(panels, coaches, timeZone),
    ),
    notes: [],
    page: (page, pages) => `${String(page)} / ${String(pages)}`,
  };
}

function sectionOf(
  panels: StoredReport['panels'],
  coaches: ReadonlyMap<string, StoredCoach>,
  timeZone: string,
): DocumentSection {
  const [first] = panels;
  const clockOf = (time: string) => clockText(secondsOfTime(time), timeZone);
  return {
    heading: `${daysText(first?.date ?? '')}, ${first?.surface ?? ''}`,
    rows: panels.map(({ date, start, end, events, seats }) => ({
      text: `${clockOf(start)}–${clockOf(end)}   ${events.join(', ')}`,
      note: seats
        .map((id, index) => `${seatTitle(index, seats.length)}: ${judgeText(coaches.get(id ?? ''), date)}`)
        .join('\n'),
      amount: '',
    })),
    sums: [],
  };
}

const seatTitle = (index: number, seats: number): string =>
  index === seats - 1 ? WORDS.referee : (WORDS.judges[index] ?? `Judge ${String(index + 1)}`);

/** Name, ISI number and the certificates of that day: an expired one is not listed. */
function judgeText(coach: StoredCoach | undefined, date: string): string {
  if (!coach) return WORDS.open;
  const held = certificatesOn(coach.certificates, date);
  const certificates = CERTIFICATES.filter((one) => held.includes(one)).map((one) => TITLES[one]);
  const shown = certificates.length > 0 ? certificates.toReversed().join(', ') : WORDS.noCertificate;
  return `${coach.name}, ${coach.professional === null ? WORDS.noNumber : `ISI ${coach.professional}`}, ${shown}`;
}
