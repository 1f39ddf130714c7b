import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Running.module.css';

const TONES = {
  expected: 'warn',
  checkedIn: 'good',
  scratched: 'neutral',
  noShow: 'bad',
} as const satisfies Record<string, PillTone>;

/** A flight in start order, with who is there. */
export function StarterList({ flight }: { readonly flight: RunFlight }) {
  const { t } = useTranslation('running');
  return (
    <Stack as="ol" minContent className={styles.starters}>
      {flight.starters.map(({ programmeId, name, rink, state, isWalkOn }) => (
        <li key={programmeId} data-state={state}>
          <span>
            {name}{' '}
            <Text as="span" soft size="sm">
              {rink}
            </Text>
          </span>
          <Row as="span" gap={2} className={styles.pills}>
            {isWalkOn ? <Pill tone="info">{t('walkOn')}</Pill> : null}
            <Pill tone={TONES[state]}>{t(`states.${state}`)}</Pill>
          </Row>
        </li>
      ))}
    </Stack>
  );
}
