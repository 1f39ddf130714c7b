import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CHOSEN_INCIDENTS, type ChosenIncident } from './loadScript.ts';
import styles from './Rehearsal.module.css';
import { useRehearsedSeatName } from './useSeatName.ts';

interface PlayChoicesProps {
  readonly seats: readonly string[];
  readonly own: ReadonlySet<string>;
  readonly onOwn: (own: ReadonlySet<string>) => void;
  readonly incidents: readonly ChosenIncident[];
  readonly onIncidents: (incidents: readonly ChosenIncident[]) => void;
  readonly isPlaying: boolean;
}

/** The parts that volunteers play, and the incidents. */
export function PlayChoices(props: PlayChoicesProps) {
  const { seats, own, onOwn, incidents, onIncidents, isPlaying } = props;
  const { t } = useTranslation('rehearsal');
  const seatName = useRehearsedSeatName();
  const names = new Map([
    ['checkIn', t('parts.checkIn')],
    ['running', t('parts.running')],
    ...seats.map((seat) => [seat, seatName(seat)] as const),
    ['results', t('parts.results')],
  ]);
  const toggled = (part: string) =>
    new Set(own.has(part) ? [...own].filter((one) => one !== part) : [...own, part]);
  return (
    <>
      <Stack as="fieldset" gap={3} className={styles.choices}>
        <legend>{t('parts.title')}</legend>
        <Text soft size="sm">
          {t('parts.text')}
        </Text>
        <Stack gap={2} className={styles.cards}>
          {[...names].map(([part, name]) => (
            <CheckboxCard
              key={part}
              title={name}
              checked={own.has(part)}
              onChange={() => onOwn(toggled(part))}
            />
          ))}
        </Stack>
      </Stack>
      <Stack as="fieldset" gap={3} className={styles.choices}>
        <legend>{t('incidents.title')}</legend>
        <Text soft size="sm">
          {t(isPlaying ? 'incidents.playing' : 'incidents.text')}
        </Text>
        <Stack gap={2} className={styles.cards}>
          {CHOSEN_INCIDENTS.map((incident) => (
            <CheckboxCard
              key={incident}
              title={t(`incidents.${incident}`)}
              checked={incidents.includes(incident)}
              aria-disabled={isPlaying || undefined}
              onChange={() => {
                if (isPlaying) return;
                onIncidents(CHOSEN_INCIDENTS.filter((one) => incidents.includes(one) !== (one === incident)));
              }}
            />
          ))}
        </Stack>
      </Stack>
    </>
  );
}
