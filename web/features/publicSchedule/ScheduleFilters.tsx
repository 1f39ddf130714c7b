import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicSchedule } from '../../../shared/contract/schedule/publicSchedule.ts';
import { Button } from '../../ui/Button.tsx';
import { NativeSelect } from '../../ui/NativeSelect.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { eventNames, isSearch, rinksOf } from './filterBlocks.ts';
import styles from './SchedulePage.module.css';
import type { ScheduleQuery } from './useScheduleQuery.ts';

interface ScheduleFiltersProps {
  readonly schedule: PublicSchedule;
  readonly query: ScheduleQuery;
}

/** The browser's own selects: the page stays small for a phone in a cold hall. */
export function ScheduleFilters({ schedule, query }: ScheduleFiltersProps) {
  const { t } = useTranslation('publicSchedule');
  const rinks = useMemo(() => rinksOf(schedule.blocks), [schedule.blocks]);
  const events = useMemo(() => [...eventNames(schedule)], [schedule]);
  const { surfaces } = schedule;
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        label={t('search')}
        optional
        value={query.name}
        onChange={({ target }) => query.set({ name: target.value })}
      />
      <NativeSelect
        label={t('event')}
        options={[
          { value: '', label: t('every.event') },
          ...events.map(([value, label]) => ({ value, label })),
        ]}
        value={query.event}
        onChange={(event) => query.set({ event })}
      />
      <NativeSelect
        label={t('rink')}
        options={[
          { value: '', label: t('every.rink') },
          ...rinks.map((rink) => ({ value: rink, label: rink })),
        ]}
        value={query.rink}
        onChange={(rink) => query.set({ rink })}
      />
      {surfaces.length > 1 ? (
        <NativeSelect
          label={t('surface')}
          options={[
            { value: '', label: t('every.surface') },
            ...surfaces.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={query.surface}
          onChange={(surface) => query.set({ surface })}
        />
      ) : null}
      {isSearch(query) || query.surface ? (
        <div className={styles.clear}>
          <Button onClick={() => query.set({ name: '', event: '', rink: '', surface: '' })}>
            {t('clear')}
          </Button>
        </div>
      ) : null}
    </search>
  );
}
