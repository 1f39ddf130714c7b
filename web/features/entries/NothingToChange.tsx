import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Change } from './change.ts';

interface NothingToChangeProps {
  readonly change: Change;
  readonly competition: Competition;
}

/** Why an entry stays as it is now, and who can help. */
export function NothingToChange({ change: { entry, by }, competition }: NothingToChangeProps) {
  const { t } = useTranslation('entryChanges');
  const why =
    entry.state === 'withdrawn' ? 'withdrawn' : competition.state === 'archived' ? 'archived' : 'closed';
  const { contactEmail } = competition;
  return (
    <EmptyState
      title={t(`nothing.${why}`)}
      text={
        <>
          {t(`nothing.${why}Text`, { reference: entry.paymentReference })}{' '}
          {why === 'closed' && contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : null}
        </>
      }
      action={
        by === 'family' ? <LinkButton to={paths.success(entry.id)}>{t('nothing.see')}</LinkButton> : undefined
      }
    />
  );
}
