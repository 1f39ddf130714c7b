import { Link } from 'react-router-dom';
import type { PodiumFlight, Podiums } from '../../../../shared/contract/day/results/awards.ts';
import { canTakeBackAwards } from '../../../../shared/domain/day/awards/medalSteps.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatInstant, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { AwardFlight, UndoAwards } from '../awarding/index.ts';
import styles from './Awards.module.css';
import { MedalSteps } from './MedalSteps.tsx';

interface PodiumFlightPartProps {
  readonly competitionId: string;
  readonly flight: PodiumFlight;
  readonly competition: Podiums['competition'];
  readonly isOrganiser: boolean;
}

const TONES = {
  waiting: 'neutral',
  posted: 'accent',
  held: 'accent',
  awarded: 'good',
  toChange: 'warn',
} as const;

function stateOf(result: PodiumFlight['result']): keyof typeof TONES {
  if (!result) return 'waiting';
  if (result.awarded) return result.steps.length > 0 ? 'toChange' : 'awarded';
  return result.isPosted ? 'posted' : 'held';
}

/** The places of a flight from the last to the first, large enough to read from. */
export function PodiumFlightPart({ competitionId, flight, competition, isOrganiser }: PodiumFlightPartProps) {
  const { t } = useTranslation('podium');
  const { event, part, start, result } = flight;
  const what = [
    eventLabel(event.format, event.level),
    ...(part.of > 1 ? [t('flight', { number: part.number, of: part.of })] : []),
  ].join(', ');
  const state = stateOf(result);
  const awards = { params: { competitionId, flightId: flight.id }, version: result?.version ?? 0, what };
  return (
    <Stack as="section" gap={3} className={styles.flight}>
      <Row as="header" gap={2} columnGap={4} align="end" justify="between" className={styles.head}>
        <h3>
          {what} <span className={styles.detail}>{formatTime(start)}</span>
        </h3>
        <Pill tone={result?.isCorrectionProposed ? 'warn' : TONES[state]}>{t(state)}</Pill>
      </Row>
      {result?.isCorrectionProposed ? (
        <Row gap={2} align="center" weight="medium">
          <Text as="span" tone="warn">
            {t('correctionWaits')}
          </Text>
          {isOrganiser ? <Link to={paths.flightResults(competitionId)}>{t('openResults')}</Link> : null}
        </Row>
      ) : null}
      {result?.awarded ? (
        <Row gap={2} align="center" className={styles.detail}>
          <span>
            {t(result.version === 1 ? 'awardedBy' : 'awardedFor', {
              when: formatInstant(result.awarded.at, competition.timeZone),
              name: result.awarded.by,
              version: result.awarded.version,
            })}
          </span>
          {canTakeBackAwards(result) && !competition.isArchived ? <UndoAwards {...awards} /> : null}
        </Row>
      ) : null}
      {result?.exchanged ? (
        <p className={styles.detail}>
          {t('exchangedBy', {
            when: formatInstant(result.exchanged.at, competition.timeZone),
            name: result.exchanged.by,
            version: result.exchanged.version,
          })}
        </p>
      ) : null}
      {result ? (
        <MedalSteps
          params={{ competitionId, flightId: flight.id }}
          result={result}
          what={what}
          canPrint={isOrganiser}
          canChange={!competition.isArchived}
        />
      ) : null}
      {result && result.version > 1 && result.awarded ? (
        <h4>{t('placesNow', { version: result.version })}</h4>
      ) : null}
      {result ? (
        <Stack role="list" as="ol" gap={2} minContent className={styles.places}>
          {result.places.map(({ programmeId, place, name, sayAs, rink }) => (
            <li key={programmeId}>
              <b className={styles.place}>{place}</b>
              <Text as="span" size="lg" weight="medium" breaks className={styles.name}>
                {name === '' ? t('gone') : name}
                {sayAs === '' ? null : <em>{t('say', { sayAs })}</em>}
              </Text>
              <span className={styles.detail}>{rink}</span>
            </li>
          ))}
        </Stack>
      ) : null}
      {result && !result.awarded && !competition.isArchived ? (
        <Row gap={2} columnGap={4} align="center">
          <AwardFlight
            {...awards}
            isPosted={result.isPosted}
            isCorrectionProposed={result.isCorrectionProposed}
          />
          {result.isPosted ? null : <span className={styles.detail}>{t('awardHeld')}</span>}
        </Row>
      ) : null}
    </Stack>
  );
}
