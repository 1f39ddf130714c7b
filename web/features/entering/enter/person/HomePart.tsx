import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { KnownPart } from '../../../../forms/FoldedPart.tsx';
import { HomeFields } from './HomeFields.tsx';

const FIELDS = ['country', 'homeIsiRink'];

/** Home rink and country; one line for a family whose rink is known. */
export function HomePart({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation('entries');
  const [country = '', rink = ''] = useWatch({ name: FIELDS }) as (string | undefined)[];
  return (
    <KnownPart
      names={FIELDS}
      parts={country === '' || rink === '' ? null : [rink, country]}
      what={t('known.home')}
    >
      <HomeFields rinks={rinks} />
    </KnownPart>
  );
}
