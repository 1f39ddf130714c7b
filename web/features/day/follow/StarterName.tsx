import type { LiveSkater } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Text } from '../../../ui/Text.tsx';
import { SkaterName } from './SkaterName.tsx';

/** A skater of a start order; who does not skate is struck, with the reason. */
export function StarterName({ skater }: { readonly skater: LiveSkater }) {
  const { t } = useTranslation('follow');
  const { missed } = skater;
  return (
    <>
      <SkaterName skater={skater} isOut={missed !== undefined} isBelowEvent />
      {missed === undefined ? null : (
        <Text as="span" soft size="sm">
          {' '}
          {t(missed)}
        </Text>
      )}
    </>
  );
}
