import { formatList, formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import styles from './MyDay.module.css';
import type { SurfaceClash } from './surfaceClashes.ts';

interface RinkClashesProps {
  readonly clashes: readonly SurfaceClash[];
  readonly surfaces: ReadonlyMap<string, string>;
}

/** Which coaches of the rink are needed on two surfaces at once, the reader first. */
export function RinkClashes({ clashes, surfaces }: RinkClashesProps) {
  const { t } = useTranslation('rinkDay');
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
