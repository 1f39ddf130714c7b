import { useMemo } from 'react';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { NativeSelect } from '../../../ui/NativeSelect.tsx';
import { Row } from '../../../ui/Row.tsx';
import { scheduledEventNames, isSearch, scheduledRinks } from './filterBlocks.ts';
import styles from './SchedulePage.module.css';
import type { ScheduleQuery } from './useScheduleQuery.ts';

/** An empty value would show as nothing chosen. */
const ALL = 'all';
const chosen = (value: string) => (value === ALL ? '' : value);

interface ScheduleFiltersProps {
  readonly schedule: PublicSchedule;
  readonly query: ScheduleQuery;
}

/** The browser's own selects: the page stays small for a phone in a cold hall. */
export function ScheduleFilters({ schedule, query }: ScheduleFiltersProps) {
  const { t } = useTranslation('publicSchedule');
  const rinks = useMemo(() => scheduledRinks(schedule.blocks), [schedule.blocks]);
  const events = useMemo(() => [...scheduledEventNames(schedule)], [schedule]);
  const { surfaces } = schedule;
  return (
    <search className={styles.filters}>
      <Field label={t('search')}>
        {(control) => (
          <input
            {...control}
            type="search"
            className={field.control}
            value={query.name}
            onChange={({ target }) => query.set({ name: target.value })}
          />
        )}
      </Field>
      <NativeSelect
        label={t('event')}
        options={[
          { value: ALL, label: t('every.event') },
          ...events.map(([value, label]) => ({ value, label })),
        ]}
        value={query.event || ALL}
        onChange={(event) => query.set({ event: chosen(event) })}
      />
      <NativeSelect
        label={t('rink')}
        options={[
          { value: ALL, label: t('every.rink') },
          ...rinks.map((rink) => ({ value: rink, label: rink })),
        ]}
        value={query.rink || ALL}
        onChange={(rink) => query.set({ rink: chosen(rink) })}
      />
      {surfaces.length > 1 ? (
        <NativeSelect
          label={t('surface')}
          options={[
            { value: ALL, label: t('every.surface') },
            ...surfaces.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={query.surface || ALL}
          onChange={(surface) => query.set({ surface: chosen(surface) })}
        />
      ) : null}
      {isSearch(query) || query.surface ? (
        <Row wrap={false}>
          <Button onClick={() => query.set({ name: '', event: '', rink: '', surface: '' })}>
            {t('clear')}
          </Button>
        </Row>
      ) : null}
    </search>
  );
}
