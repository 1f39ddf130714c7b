import type { EventResult } from '../../../../shared/contract/day/results/publicResults.ts';
import { formatTenths } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SkaterName, type PublicSkater } from '../follow/index.ts';
import { ownRows } from './ownRows.ts';
import { useOwnResults, type OwnResultsOf } from './useOwnResults.ts';

interface OwnNameProps {
  readonly of: OwnResultsOf;
  readonly eventId: string;
  readonly flight: EventResult['flights'][number];
  readonly row: number;
  readonly skater: PublicSkater;
}

/** A published name, which is marked instead of a star where it is the account's own skater. */
export function OwnName({ of, eventId, flight, row, skater }: OwnNameProps) {
  const { t } = useTranslation('myResult');
  const own = ownRows(flight, eventId, useOwnResults(of));
  const total = own.get(row) ?? null;
  if (!own.has(row)) return <SkaterName skater={skater} isBelowEvent />;
  return (
    <span data-own>
      {skater.name}{' '}
      {skater.rink === null ? null : (
        <Text as="span" soft size="sm">
          {skater.rink}{' '}
        </Text>
      )}
      <Pill tone="accent">{t('yours')}</Pill>
      {total === null ? null : (
        <Text as="span" size="sm" figures>
          {' '}
          {t('totalOf', { total: formatTenths(total) })}
        </Text>
      )}
    </span>
  );
}
