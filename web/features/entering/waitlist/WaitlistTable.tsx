import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Waitlist, WaitlistEntry } from '../../../../shared/contract/entering/entries/waitlist.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { parseWaitlistName } from '../../../../shared/domain/entering/capacity/waitlists.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Waitlists.module.css';

interface WaitlistTableProps {
  readonly list: Waitlist;
  readonly name: string;
  readonly competition: Competition;
  /** Tries again to give the free places; null where the order can no longer change. */
  readonly onPromote: (() => void) | null;
  /** Null where the order can no longer change. */
  readonly onMove: ((row: WaitlistEntry) => void) | null;
}

/** One waitlist in order; the first entry gets the next place. */
export function WaitlistTable({ list, name, competition, onPromote, onMove }: WaitlistTableProps) {
  const { t } = useTranslation('waitlist');
  const titleId = useId();
  const { of } = parseWaitlistName(list.list);
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <Stack gap={1} minContent className={styles.head}>
          <Text id={titleId} as="h2" size="lg" breaks>
            {name}
          </Text>
          <Text soft size="sm">
            {t('waiting', { count: list.rows.length })} · {t(`why.${of}`)}
          </Text>
        </Stack>
        {list.stuck === null ? null : (
          <StuckNotice list={list} reason={list.stuck} competition={competition} onPromote={onPromote} />
        )}
        <Stack role="list" as="ol" minContent>
          {list.rows.map((row) => (
            <Row key={row.entryId} as="li" gap={3} align="center" wrap={false} className={styles.row}>
              <Text as="span" size="lg" weight="medium" figures className={styles.place}>
                <VisuallyHidden>{t('place')} </VisuallyHidden>
                {row.place}
              </Text>
              <Stack as="span" minContent breaks className={styles.who}>
                <Link to={paths.entryRecord(competition.id, row.entryId)}>{row.name}</Link>
                <Text as="span" soft size="sm">
                  {of === 'event'
                    ? row.homeIsiRink
                    : row.events.map(({ format, level }) => eventLabel(format, level)).join(', ')}
                </Text>
                <Text as="span" soft size="sm">
                  {t('since', { when: formatInstant(row.since, competition.timeZone) })}
                </Text>
              </Stack>
              {onMove && list.rows.length > 1 ? (
                <Button dense aria-label={t('moveName', { name: row.name })} onClick={() => onMove(row)}>
                  {t('move')}
                </Button>
              ) : null}
            </Row>
          ))}
        </Stack>
      </section>
    </Card>
  );
}

interface StuckNoticeProps {
  readonly list: Waitlist;
  readonly reason: NonNullable<Waitlist['stuck']>;
  readonly competition: Competition;
  readonly onPromote: (() => void) | null;
}

/** Why the first entry of a waitlist cannot take the free place, and what the organiser can do. */
function StuckNotice({ list, reason, competition, onPromote }: StuckNoticeProps) {
  const { t } = useTranslation('waitlist');
  const [first] = list.rows;
  if (!first) return null;
  return (
    <Stack
      gap={2}
      minContent
      breaks
      round="control"
      background="bad"
      pad={3}
      className={styles.stuck}
      role="note"
    >
      <p>
        <strong>{t('stuck.title')}</strong> {t(`stuck.why.${reason}`, { name: first.name })}
      </p>
      <p>{t(`stuck.mend.${reason}`)}</p>
      <Row as="p" gap={2} columnGap={4} align="center">
        <Link to={paths.entryRecord(competition.id, first.entryId)}>
          {t('stuck.open', { name: first.name })}
        </Link>
        {onPromote ? (
          <Button dense onClick={onPromote}>
            {t('stuck.again')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
