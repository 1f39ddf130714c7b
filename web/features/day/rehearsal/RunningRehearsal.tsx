import type { Rehearsal } from '../../../../shared/contract/day/running/rehearsals.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../../../ui/Card.tsx';
import { DeleteRehearsal } from './DeleteRehearsal.tsx';
import { PlayedDay } from './PlayedDay.tsx';
import styles from './Rehearsal.module.css';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';

interface RunningRehearsalProps {
  readonly competitionId: string;
  readonly rehearsal: Rehearsal;
}

/** The rehearsal of a competition: its day, its screens, and its end. */
export function RunningRehearsal({ competitionId, rehearsal }: RunningRehearsalProps) {
  const { t } = useTranslation('rehearsal');
  const { plays, by, flights, programmes, state } = rehearsal;
  const isReady = state === 'ready';
  return (
    <Stack gap={4} className={styles.page}>
      <Text soft size="sm">
        {t('about', { day: formatWeekday(plays), by })} {t('flights', { count: flights })}
        {', '}
        {t('programmes', { count: programmes })}.
      </Text>
      {isReady ? (
        <>
          <PlayedDay rehearsal={rehearsal} />
          <PracticeLinks rehearsalId={rehearsal.id} />
        </>
      ) : (
        <Card as="section" gap={4} className={styles.card}>
          <h2>{t(`state.${state}`)}</h2>
          <p>{t(`stateText.${state}`)}</p>
        </Card>
      )}
      <DeleteRehearsal competitionId={competitionId} rehearsal={rehearsal} />
    </Stack>
  );
}

/** Every screen of the day, in windows of their own: this one plays. */
function PracticeLinks({ rehearsalId }: { readonly rehearsalId: string }) {
  const { t } = useTranslation('rehearsal');
  const groups = {
    helpers: [['codes', paths.helpers(rehearsalId)]],
    organisers: [
      ['checkIn', paths.checkIn(rehearsalId)],
      ['running', paths.nowAndNext(rehearsalId)],
      ['scoring', paths.scoring(rehearsalId)],
      ['results', paths.flightResults(rehearsalId)],
      ['awards', paths.awards(rehearsalId)],
      ['music', paths.musicScreen(rehearsalId)],
    ],
    everybody: [
      ['live', paths.live(rehearsalId)],
      ['hall', paths.hall(rehearsalId)],
      ['schedule', paths.publicSchedule(rehearsalId)],
      ['publicResults', paths.publicResults(rehearsalId)],
    ],
  } as const;
  return (
    <Card as="section" gap={4} className={styles.card}>
      <h2>{t('screens.title')}</h2>
      {(['helpers', 'organisers', 'everybody'] as const).map((group) => (
        <Stack key={group} as="section" gap={2}>
          <h3>{t(`screens.${group}`)}</h3>
          <Text soft size="sm">
            {t(`screens.${group}Text`)}
          </Text>
          <Row role="list" as="ul" gap={2}>
            {groups[group].map(([name, to]) => (
              <li key={name}>
                <LinkButton to={to} target="_blank">
                  {t(`screens.${name}`)}
                </LinkButton>
              </li>
            ))}
          </Row>
        </Stack>
      ))}
    </Card>
  );
}
