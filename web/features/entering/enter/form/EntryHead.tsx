import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { venueText, RegistrationPill } from '../../competitionList/index.ts';
import { formatDays, formatShortDay } from '../../../../i18n/formats.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Countdown } from '../../../../ui/Countdown.tsx';
import { useNow } from '../../../../ui/now.ts';
import { useDeadline } from '../../../../ui/useDeadline.ts';
import { Poster } from '../../../../ui/Poster.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from './EntryHead.module.css';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import title from './entryTitle.module.css';

const LAST_DAY = 24 * 60 * 60 * 1000;

interface EntryHeadProps {
  readonly competition: Competition;
  readonly kind: EntryKind;
}

/** The competition with its dates, place and registration; on a phone its name and when entries close. */
export function EntryHead({ competition, kind }: EntryHeadProps) {
  const deadline = useDeadline();
  const { t } = useTranslation('entries');
  const now = useNow();
  const isLastDay = Date.parse(competition.openUntil) - now < LAST_DAY;
  const { name, startDate, endDate, image, accent, theme, openUntil, timeZone } = competition;
  return (
    <Card as="section" flush accent={accent} className={styles.head}>
      <Poster image={image} accent={accent} motto={theme} fills />
      <Stack gap={2} minContent soft size="sm" className={styles.words}>
        <h1 className={joinClasses(title.title, styles.title)}>
          <VisuallyHidden on="phone">{t(`kinds.${kind}.title`)}</VisuallyHidden>{' '}
          <span className={joinClasses(title.name, styles.name)}>{name}</span>
        </h1>
        <p className={styles.short}>
          {isLastDay ? (
            <Countdown until={openUntil} kind="closes" timeZone={timeZone} />
          ) : (
            t('closesShort', { when: formatShortDay(openUntil, timeZone) })
          )}
        </p>
        <p className={styles.where}>
          {formatDays(startDate, endDate)} · {venueText(competition)}
        </p>
        <Row as="p" gap={1} columnGap={3} align="center" className={styles.standing}>
          <RegistrationPill competition={competition} now={now} />
          <span>{t('closes', { when: deadline(openUntil, timeZone) })}</span>
          <Countdown until={openUntil} kind="closes" timeZone={timeZone} />
        </Row>
      </Stack>
    </Card>
  );
}
