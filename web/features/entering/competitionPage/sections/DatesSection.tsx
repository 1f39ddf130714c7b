import { Fragment } from 'react';
import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { formatAmount, formatDay, formatDays, formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Countdown } from '../../../../ui/Countdown.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { usePresent } from '../../../../ui/now.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { CalendarLink } from '../CalendarLink.tsx';
import type { ShownCompetition } from '../toShownCompetition.ts';
import styles from './DatesSection.module.css';
import { PageSection } from './PageSection.tsx';
import { isPast, keyDates, priceUntil, todayState, type KeyDate } from './keyDates.ts';
import { zoneName, readersTime } from './readersTime.ts';

interface DatesSectionProps {
  readonly competition: ShownCompetition;
  readonly lateFees: readonly LateFee[];
  readonly isPreview: boolean;
}

/** Dates from the opening of registration to the last day; today stands among them as a point of its own. */
export function DatesSection({ competition, lateFees, isPreview }: DatesSectionProps) {
  const { t } = useTranslation('competitionPage');
  const { timeZone, currency } = competition;
  const dates = keyDates(competition, lateFees);
  // One letter per date, so that the list renders only when a date passes.
  const passed = usePresent((now) => dates.map((date) => (isPast(date, timeZone, now) ? 'x' : '.')).join(''));
  const next = passed.indexOf('.');
  const isHeld = usePresent((now) => todayState(competition, lateFees, now) === 'held');
  if (dates.length === 0) {
    return (
      <PageSection card title={t('dates.title')}>
        <p>{t('dates.missing')}</p>
      </PageSection>
    );
  }
  return (
    <PageSection card title={t('dates.title')}>
      <Stack role="list" as="ol" minContent>
        {dates.map((date, index) => (
          <Fragment key={`${date.kind} ${index}`}>
            {index === next && !isHeld ? <Today competition={competition} lateFees={lateFees} /> : null}
            <Stack
              as="li"
              gap={3}
              className={styles.date}
              data-over={passed[index] === 'x' || undefined}
              data-held={(isHeld && date.kind === 'days') || undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {passed[index] === 'x' ? <Icon name="check" small /> : null}
              </span>
              <div className={styles.words}>
                <p className={styles.what}>
                  <DateTitle date={date} currency={currency} />
                  {passed[index] === 'x' ? <VisuallyHidden>{`, ${t('dates.over')}`}</VisuallyHidden> : null}
                </p>
                <DateValue date={date} timeZone={timeZone} isOver={passed[index] === 'x'} />
                {isHeld && date.kind === 'days' ? (
                  <Text size="sm" weight="strong" className={styles.present}>
                    {t('today.title')}: {t('today.held')}
                  </Text>
                ) : null}
              </div>
            </Stack>
          </Fragment>
        ))}
      </Stack>
      <Text soft size="sm">
        {t('dates.note', { zone: zoneName(timeZone) })}
      </Text>
      {isPreview ? null : <CalendarLink competitionId={competition.id} />}
    </PageSection>
  );
}

interface TodayProps {
  readonly competition: ShownCompetition;
  readonly lateFees: readonly LateFee[];
}

/** The present on the line of dates: which price applies, and how long entries are open. */
function Today({ competition, lateFees }: TodayProps) {
  const { t } = useTranslation('competitionPage');
  const { openFrom, openUntil, timeZone } = competition;
  const price = usePresent((now) => priceUntil(lateFees, now));
  const state = usePresent((now) => todayState(competition, lateFees, now));
  const until = state === 'opensLater' ? openFrom : state === 'closed' || state === 'held' ? null : openUntil;
  return (
    <Stack as="li" gap={3} className={styles.date} data-today="">
      <span className={styles.mark} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.what}>{t('today.title')}</p>
        {state === 'regularPrice' || state === 'latePrice' ? (
          <Text size="sm" weight="strong" className={styles.present}>
            {price === null
              ? t(`today.${state}`)
              : t(`today.${state}Until`, { when: formatInstant(price, timeZone) })}
          </Text>
        ) : null}
        <Text size="sm" weight="strong" className={styles.present}>
          {t(`today.${state === 'regularPrice' || state === 'latePrice' ? 'open' : state}`)}{' '}
          {until === null ? null : (
            <Countdown until={until} kind={state === 'opensLater' ? 'opens' : 'closes'} timeZone={timeZone} />
          )}
        </Text>
      </div>
    </Stack>
  );
}

function DateTitle({ date, currency }: { readonly date: KeyDate; readonly currency: string }) {
  const { t } = useTranslation('competitionPage');
  if (date.kind !== 'lateFee') return t(`dates.${date.kind}`);
  const { kind, value } = date.fee;
  return t('dates.lateFee', { fee: kind === 'percent' ? `${value}%` : formatAmount(value, currency, true) });
}

interface DateValueProps {
  readonly date: KeyDate;
  readonly timeZone: string;
  readonly isOver: boolean;
}

/** The venue's time; when registration opens and closes also the reader's, if it differs and is still ahead. */
function DateValue({ date, timeZone, isOver }: DateValueProps) {
  const { t } = useTranslation('competitionPage');
  if (date.kind === 'days') return <p className={styles.when}>{formatDays(date.first, date.last)}</p>;
  if (date.kind === 'firstEvent') return <p className={styles.when}>{formatDay(date.day)}</p>;
  const isOwnShown = !isOver && (date.kind === 'opens' || date.kind === 'closes');
  const own = isOwnShown ? readersTime(date.at, timeZone) : null;
  return (
    <>
      <p className={styles.when}>
        <time dateTime={date.at}>{formatInstant(date.at, timeZone)}</time>
      </p>
      {own === null ? null : (
        <Text soft size="sm" className={styles.own}>
          {t('dates.yourTime', { when: own })}
        </Text>
      )}
    </>
  );
}
