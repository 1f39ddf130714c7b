import { useMemo } from 'react';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceFilter, PublicFilters, TextFilter } from '../../../ui/PublicFilters.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { scheduledEventNames, isSearch, scheduledRinks } from './filterBlocks.ts';
import styles from './SchedulePage.module.css';
import type { ScheduleQuery } from './useScheduleQuery.ts';

interface ScheduleFiltersProps {
  readonly schedule: PublicSchedule;
  readonly query: ScheduleQuery;
}

/** Finds skaters, events, rinks and ice surfaces in a published schedule. */
export function ScheduleFilters({ schedule, query }: ScheduleFiltersProps) {
  const { t } = useTranslation('publicSchedule');
  const rinks = useMemo(() => scheduledRinks(schedule.blocks), [schedule.blocks]);
  const events = useMemo(() => [...scheduledEventNames(schedule)], [schedule]);
  const isPhone = useIsPhone();
  const { surfaces } = schedule;
  const choices = (
    <>
      <ChoiceFilter
        label={t('event')}
        all={t('every.event')}
        options={events.map(([value, label]) => ({ value, label }))}
        value={query.event}
        onChange={(event) => query.set({ event })}
      />
      <ChoiceFilter
        label={t('rink')}
        all={t('every.rink')}
        options={rinks.map((rink) => ({ value: rink, label: rink }))}
        value={query.rink}
        onChange={(rink) => query.set({ rink })}
      />
      {surfaces.length > 1 ? (
        <ChoiceFilter
          label={t('surface')}
          all={t('every.surface')}
          options={surfaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={query.surface}
          onChange={(surface) => query.set({ surface })}
        />
      ) : null}
    </>
  );
  const chosen = [query.event, query.rink, query.surface].filter(Boolean).length;
  return (
    <PublicFilters>
      <TextFilter label={t('search')} value={query.name} onChange={(name) => query.set({ name })} />
      {isPhone ? (
        <details className={styles.more} open={chosen > 0}>
          <summary>
            {chosen === 0 ? t('filters') : t('filtersOn', { count: chosen })}
            <Icon name="down" small />
          </summary>
          <div className={styles.choices}>{choices}</div>
        </details>
      ) : (
        choices
      )}
      {isSearch(query) || query.surface ? (
        <Row wrap={false}>
          <Button onClick={() => query.set({ name: '', event: '', rink: '', surface: '' })}>
            {t('clear')}
          </Button>
        </Row>
      ) : null}
    </PublicFilters>
  );
}
