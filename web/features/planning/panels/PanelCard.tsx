import { useId } from 'react';
import type { ListedJudge, ListedPanel, ListedSeat } from '../../../../shared/contract/planning/panels.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Panels.module.css';
import { begunBySeat } from './begunSeats.ts';
import type { PanelWords } from './usePanelWords.ts';

interface PanelCardProps {
  readonly panel: ListedPanel;
  readonly judges: readonly ListedJudge[];
  readonly words: PanelWords;
  readonly isReadOnly: boolean;
  readonly onChoose: (index: number, seat: ListedSeat) => void;
}

/** One panel: its time and events, and a line for each seat. */
export function PanelCard({ panel, judges, words, isReadOnly, onChoose }: PanelCardProps) {
  const { t } = useTranslation('panels');
  const heading = useId();
  const programmes = panel.flights.reduce((sum, flight) => sum + flight.programmes, 0);
  const needed = formatList(panel.certificates.map((one) => t(`certificates.${one}`)));
  const nameOf = (id: string) => judges.find((judge) => judge.id === id)?.name ?? '';
  return (
    <Stack as="li" gap={2} frame="card" pad={4} className={styles.card} aria-labelledby={heading}>
      <Row id={heading} as="h3" gap={1} columnGap={3} align="baseline" justify="between" size="lg" figures>
        {words.time(panel)}{' '}
        <Text as="span" soft size="sm" weight="medium" snug className={styles.where}>
          {words.surface(panel.surfaceId)}
        </Text>
      </Row>
      <Text breaks>{words.someEvents(panel)}</Text>
      <p className={styles.soft}>
        {t('panel.flights', { count: panel.flights.length })}, {t('panel.programmes', { count: programmes })}
        {needed ? ` · ${t('panel.needs', { certificates: needed })}` : ''}
      </p>
      <Stack role="list" as="ul" minContent top className={styles.seats}>
        {panel.seats.map((seat, index) => {
          const label = words.seat(panel, index);
          const action = t(seat.coachId === null ? 'seats.choose' : 'seats.change');
          return (
            // Seats have no id of their own, and their order is what they are.
            <Stack
              key={label}
              as="li"
              gap={2}
              className={styles.seat}
              data-open={seat.coachId === null || undefined}
            >
              <Text as="span" soft size="sm">
                {label}
              </Text>
              <Text as="span" weight="medium" breaks className={styles.who}>
                {seat.coachId === null ? t('seats.open') : words.judge(seat.coachId)}
                {seat.broken ? <Pill tone="warn">{t(`rules.${seat.broken}`)}</Pill> : null}
                {seat.sharesRink && !seat.broken ? (
                  <span className={styles.soft}>{t('seats.sharesRink')}</span>
                ) : null}
                {begunBySeat(panel, index)
                  .filter(({ name }) => name !== null && name !== (seat.coachId && nameOf(seat.coachId)))
                  .map(({ name, count }) => (
                    <span key={name} className={styles.soft}>
                      {t('begun.seat', { count, name })}
                    </span>
                  ))}
              </Text>
              {isReadOnly ? null : (
                <Button
                  tone="plain"
                  dense
                  aria-label={`${action}: ${t('seats.of', { seat: label, panel: words.place(panel) })}`}
                  onClick={() => onChoose(index, seat)}
                >
                  {action}
                </Button>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
