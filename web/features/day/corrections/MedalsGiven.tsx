import type { CorrectableFlight } from '../../../../shared/contract/day/results/corrections.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { medalSteps, type MedalStep } from '../../../../shared/domain/day/awards/medalSteps.ts';
import { correctedRows } from '../../../../shared/domain/day/results/correctedRows.ts';
import type { ResultChanges } from '../../../../shared/domain/day/results/correctProgrammes.ts';
import { currentTime } from '../../../clock.ts';
import { formatClock, formatInstant, formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

interface MedalsGivenProps {
  readonly flight: CorrectableFlight;
  /** They have no fault; null while they are not complete. */
  readonly changes: ResultChanges | null;
}

/** A warning that the medals are given, with whose change then; nothing before the awards. */
export function MedalsGiven({ flight, changes }: MedalsGivenProps) {
  const { t } = useTranslation('corrections');
  const { medals, timeZone } = flight;
  if (!medals) return null;
  const { at, version, rows } = medals;
  const isToday = dayIn(new Date(at), timeZone) === dayIn(currentTime(), timeZone);
  const when = isToday
    ? t('medals.clock', { time: formatClock(new Date(at), timeZone) })
    : formatInstant(at, timeZone);
  const concerned = changes && programmesOf(medalSteps(rows, correctedRows(flight, changes)));
  const nameOf = (id: string) => flight.rows.find(({ programmeId }) => programmeId === id)?.name || id;
  return (
    <Stack as="section" gap={2} background="warn" round="panel" pad={4} aria-label={t('medals.title')}>
      <Text as="p" weight="strong">
        {t('medals.given', { when, version })}
      </Text>
      {concerned ? (
        <p>
          {concerned.length === 0
            ? t('medals.none')
            : t('medals.change', {
                count: concerned.length,
                names: formatList(concerned.map(nameOf)),
              })}
        </p>
      ) : null}
    </Stack>
  );
}

const programmesOf = (steps: readonly MedalStep[]) => [
  ...new Set(steps.map(({ programmeId }) => programmeId)),
];
