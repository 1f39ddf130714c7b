import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../../api/queries.ts';
import { formatList, formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import styles from './MyDay.module.css';
import { surfaceClashes } from './surfaceClashes.ts';
import type { RinkStartNow } from './useRinkStarts.ts';

interface RinkClashesProps {
  readonly competitionId: string;
  /** Those to come, in the order of time. */
  readonly starts: readonly RinkStartNow[];
  readonly surfaces: ReadonlyMap<string, string>;
}

/** Which coaches of the rink are needed on two surfaces at once, the reader first. */
export function RinkClashes({ competitionId, starts, surfaces }: RinkClashesProps) {
  const { t } = useTranslation('rinkDay');
  const { id, coachId } = useUser();
  const own = useQuery({
    ...accountQuery('getMySchedule', id, { params: { competitionId } }),
    enabled: coachId !== null,
  });
  const pupils = (own.data?.appointments ?? []).filter(({ role }) => role === 'coach');
  const clashes = surfaceClashes(starts, new Set(pupils.map(({ programmeId }) => programmeId)));
  if (clashes.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.day}>
      <h2>{t('clashes')}</h2>
      <Box role="list" as="ul" frame="panel" className={styles.items}>
        {clashes.map(({ places, isOwn }) => {
          const [{ coach, date, programmes }] = places;
          return (
            <Stack key={programmes.join(' ')} as="li" gap={1} pad={3} padInline={4} breaks>
              <Row as="p" gap={2} align="center">
                <Text as="span" tone="warn">
                  <Icon name="alert" small />
                </Text>
                <strong>{coach}</strong>
                {isOwn ? <Pill tone="accent">{t('you')}</Pill> : null}
                <Text as="span" soft size="sm">
                  {formatWeekday(date)}
                </Text>
              </Row>
              {places.map(({ surfaceId, start, names }) => (
                <p key={surfaceId}>
                  <strong>{formatTime(start)}</strong> {surfaces.get(surfaceId) ?? surfaceId}
                  {': '}
                  {formatList(names)}
                </p>
              ))}
            </Stack>
          );
        })}
      </Box>
    </Stack>
  );
}
