import { useMemo } from 'react';
import { seatOutlook } from '../../../../../shared/domain/planning/panels/seatOutlook.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from '../Schedule.module.css';
import { useWorkspace } from '../workspace.ts';

/** Before planning: the seats of panels that no plan can fill, and what would help. Nothing where all can be filled. */
export function SeatsAhead({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('schedule');
  const { problem, names } = useWorkspace();
  const { open, seats, judges, guestFills, certified } = useMemo(() => seatOutlook(problem), [problem]);
  if (open === 0) return null;
  const help = [
    ...(guestFills > 0 ? [t('seatsAhead.guest', { count: guestFills })] : []),
    ...(certified
      ? [t('seatsAhead.certified', { count: certified.fills, coach: names.coach(certified.coachId) })]
      : []),
  ];
  return (
    <Row
      as="section"
      gap={3}
      columnGap={5}
      align="center"
      round="panel"
      background="info"
      pad={4}
      padInline={5}
      className={styles.ahead}
      aria-label={t('seatsAhead.title')}
    >
      <Stack gap={2}>
        <Text as="p" weight="medium">
          {t('seatsAhead.open', { count: open, formatted: formatNumber(open), seats: formatNumber(seats) })}
        </Text>
        <p>{t('seatsAhead.judges', { count: judges })}</p>
        {help.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Stack>
      <LinkButton to={paths.panels(competitionId)}>{t('seatsAhead.toPanels')}</LinkButton>
    </Row>
  );
}
