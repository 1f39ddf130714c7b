import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { formatTime } from '../../../i18n/formats.ts';
import type { Translator } from '../../../i18n/Translator.ts';
import type { SpokenLines } from '../../../ui/SpokenChanges.tsx';
import type { NextStart } from './nextDay.ts';

interface DayFacts {
  readonly next: { readonly start: NextStart; readonly title: string } | undefined;
  readonly appointments: readonly MyAppointment[];
  readonly heldUntilOf: (appointment: MyAppointment) => string | null;
  /** As the check-in desk has the skaters, by programme. */
  readonly starters: ReadonlyMap<string, MySchedule['starters'][number]['state']>;
  /** Posted ones, by programme. */
  readonly results: ReadonlyMap<string, MyResult>;
}

/** What a screen reader is told of the own day when it changes: the next start, holds, scratches and places. */
export function dayWords(t: Translator<'mySchedule'>, facts: DayFacts): SpokenLines {
  const { next, appointments, heldUntilOf, starters, results } = facts;
  const lines = appointments.flatMap((appointment) => {
    const { programmeId, name } = appointment;
    const [held, starter] = [heldUntilOf(appointment), starters.get(programmeId)];
    const place = results.get(programmeId)?.place ?? null;
    return [
      [`${programmeId} held`, held === null ? '' : t('said.held', { name, time: formatTime(held) })] as const,
      [
        `${programmeId} state`,
        place !== null
          ? t('said.state', { name, state: t('outcome.place', { place }) })
          : starter === 'scratched' || starter === 'noShow'
            ? t('said.state', { name, state: t(starter) })
            : '',
      ] as const,
    ];
  });
  const item = next?.start.item;
  const name = item?.kind === 'appointment' ? item.appointment.name : '';
  return new Map([
    ['next', next && name !== '' ? t('said.next', { title: next.title, name }) : ''],
    ...lines,
  ]);
}
