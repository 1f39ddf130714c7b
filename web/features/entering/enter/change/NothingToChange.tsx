import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { closedReason } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { currentTime } from '../../../../clock.ts';
import { OrganiserContact } from '../../myEntries/index.ts';
import { paths } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import type { OpenedChange } from './openedChange.ts';

interface NothingToChangeProps {
  readonly change: OpenedChange;
  readonly competition: Competition;
}

/** Why an entry can no longer change, and whom to ask. */
export function NothingToChange({ change: { entry, by }, competition }: NothingToChangeProps) {
  const { t } = useTranslation('entryChanges');
  const why = closedReason({ state: entry.state, competition }, currentTime()) ?? 'closed';
  const reference = entry.paymentReference;
  return (
    <EmptyState
      title={t(`nothing.${why}`)}
      text={
        <>
          {t(`nothing.${why}Text`, { reference })}{' '}
          {why === 'withdrawn' || by === 'organiser' ? null : (
            <OrganiserContact contact={competition} reference={reference} />
          )}
        </>
      }
      action={
        by === 'family' ? <LinkButton to={paths.entry(entry.id)}>{t('nothing.see')}</LinkButton> : undefined
      }
    />
  );
}
