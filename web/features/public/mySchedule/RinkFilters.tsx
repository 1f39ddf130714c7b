import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ChoiceFilter, PublicFilters, TextFilter } from '../../../ui/PublicFilters.tsx';
import { OWN_SKATERS, type RinkFilter } from './rinkFilter.ts';

interface RinkFiltersProps {
  readonly filter: RinkFilter;
  readonly onChange: (change: Partial<RinkFilter>) => void;
  readonly coaches: readonly string[];
  /** Whether the reader coaches some of them. */
  readonly hasOwn: boolean;
}

/** Finds a rink's skaters by name and coach. */
export function RinkFilters({ filter: { coach, name }, onChange, coaches, hasOwn }: RinkFiltersProps) {
  const { t } = useTranslation('rinkDay');
  const own = hasOwn ? [{ value: OWN_SKATERS, label: t('filter.own') }] : [];
  const options = [...own, ...coaches.map((value) => ({ value, label: value }))];
  return (
    <PublicFilters>
      <TextFilter label={t('filter.name')} value={name} onChange={(typed) => onChange({ name: typed })} />
      {options.length > 1 ? (
        <ChoiceFilter
          label={t('filter.coach')}
          all={t('filter.everyCoach')}
          options={options}
          value={coach}
          onChange={(chosen) => onChange({ coach: chosen })}
        />
      ) : null}
    </PublicFilters>
  );
}
