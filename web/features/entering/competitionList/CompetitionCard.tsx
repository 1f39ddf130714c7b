import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { formatAmount, formatDays } from '../../../i18n/formats.ts';
import { Card } from '../../../ui/Card.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { useNow } from '../../../ui/now.ts';
import { Poster } from '../../../ui/Poster.tsx';
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
      <div className={styles.body}>
        <div className={styles.standing}>
          <RegistrationPill competition={competition} now={now} />
          <span className={styles.countdown}>
            <Countdown until={openUntil} kind="closes" />
          </span>
        </div>
        <Heading className={styles.name}>
          {isChoice ? name : <CompetitionLink competition={competition} covers />}
        </Heading>
        <p className={styles.place}>
          {formatDays(startDate, endDate)} · {venueText(competition)}
        </p>
        <div className={styles.foot}>
          {fromPrice === null ? (
            <span />
          ) : (
            <span className={styles.price}>
              {t('from')} <strong>{formatAmount(fromPrice, competition.currency, true)}</strong>
            </span>
          )}
          {action}
        </div>
      </div>
    </Card>
  );
}
