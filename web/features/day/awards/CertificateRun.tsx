import { Link } from 'react-router-dom';
import type { PodiumFlight, PodiumRun } from '../../../../shared/contract/day/results/awards.ts';
import type { PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { addressOf } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from './Awards.module.css';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';

interface CertificateRunProps {
  readonly competitionId: string;
  readonly run: PodiumRun;
  readonly date: string;
  readonly paper: PaperSize;
}

const countOf = (flights: readonly PodiumFlight[]) =>
  flights.reduce(
    (sum, { result }) => sum + (result?.places.filter(({ name }) => name !== '').length ?? 0),
    0,
  );

/** The certificates of a ceremony in one file, and of each of its flights. */
export function CertificateRun({ competitionId, run, date, paper }: CertificateRunProps) {
  const { t } = useTranslation('awards');
  const { id, number, surface, flights } = run;
  const nameOf = ({ event, part }: PodiumFlight) => {
    const label = eventLabel(event.format, event.level);
    return part.of === 1
      ? label
      : t('certificates.flight', { event: label, number: part.number, of: part.of });
  };
  const link = (what: string, only: Record<string, string>) => (
    <a
      href={addressOf(
        'getAwardDocument',
        { competitionId },
        { document: 'certificates', paper, date, ...only },
      )}
      type="application/pdf"
      target="_blank"
      rel="noreferrer"
    >
      {what}
    </a>
  );
  const withResult = flights.filter((flight) => countOf([flight]) > 0);
  return (
    <Stack as="section" gap={4} frame="panel" pad={4}>
      <h3>
        {link(t('certificates.run', { number, surface }), { run: id })}{' '}
        <span className={styles.detail}>{t('certificates.count', { count: countOf(flights) })}</span>
      </h3>
      <Stack role="list" as="ul" gap={2} minContent className={styles.places}>
        {withResult.map((flight) => (
          <li key={flight.id} className={styles.line}>
            {link(nameOf(flight), { run: id, flight: flight.id })}
            <span className={styles.detail}>{t('certificates.count', { count: countOf([flight]) })}</span>
            {flight.result?.isCorrectionProposed ? (
              <span>
                <Text as="span" tone="warn" weight="medium">
                  {t('certificates.correctionWaits')}
                </Text>{' '}
                <Link to={paths.flightResults(competitionId)}>{t('certificates.openResults')}</Link>
              </span>
            ) : null}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
