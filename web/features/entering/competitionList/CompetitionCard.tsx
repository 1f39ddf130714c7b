import type { ReactNode } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { formatAmount, formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../../../ui/Card.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useNow } from '../../../ui/now.ts';
import { Poster } from '../../../ui/Poster.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './CompetitionCard.module.css';
import { CompetitionLink } from './CompetitionLink.tsx';
import { venueText } from './place.ts';
import { RegistrationPill } from './RegistrationPill.tsx';

interface CompetitionCardProps {
  readonly competition: Competition;
  /** The link at the foot, if any. */
  readonly action?: ReactNode;
  /** The level of the heading: below a page's title or below a section's. */
  readonly heading?: 'h2' | 'h3';
  /** The whole card is a choice and links to no page. */
  readonly isChoice?: boolean;
}

/** A competition for families: poster, status, countdown, dates, venue and price. */
export function CompetitionCard(props: CompetitionCardProps) {
  const { competition, action, heading: Heading = 'h2', isChoice = false } = props;
  const { t } = useTranslation('competitionList');
  const now = useNow();
  const { name, accent, image, imageText, theme, startDate, endDate, openUntil, fromPrice } = competition;
  return (
    <Card as="article" flush lively accent={accent} className={styles.card}>
      <Poster image={image} accent={accent} motto={theme} alt={imageText ?? ''} />
      <Stack gap={2} className={styles.body}>
        <Row gap={2} align="center" justify="between" className={styles.standing}>
          <RegistrationPill competition={competition} now={now} />
          <Text as="span" soft size="xs">
            <Countdown until={openUntil} kind="closes" timeZone={competition.timeZone} />
          </Text>
        </Row>
        <Heading className={styles.name}>
          {isChoice ? name : <CompetitionLink competition={competition} covers />}
        </Heading>
        <Text soft size="sm" breaks>
          {formatDays(startDate, endDate)} · {venueText(competition)}
        </Text>
        <Row gap={1} columnGap={4} align="center" justify="between" className={styles.foot}>
          {fromPrice === null ? (
            <span />
          ) : (
            <Text as="span" figures>
              {t('from')} <strong>{formatAmount(fromPrice, competition.currency, true)}</strong>
            </Text>
          )}
          {action}
        </Row>
      </Stack>
    </Card>
  );
}
