import { useTranslation } from 'react-i18next';
import type { Entry } from '../../shared/contract/entry.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import styles from './EntryActions.module.css';
import { useEntryActions } from './useEntryActions.tsx';

/** What a family can do with its own entry, as buttons; what cannot be done says why. */
export function EntryActions({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryChanges');
  const { actionsOf, dialog } = useEntryActions();
  return (
    <div className={styles['actions']} role="group" aria-label={t('actions.label')}>
      {actionsOf(entry).map(({ id, label, href, onAction, disabledReason, danger }) =>
        href === undefined ? (
          <Button
            key={id}
            tone={danger ? 'danger' : 'quiet'}
            disabledReason={disabledReason}
            onClick={() => onAction?.()}
          >
            {label}
          </Button>
        ) : (
          <LinkButton key={id} to={href}>
            {label}
          </LinkButton>
        ),
      )}
      {dialog}
    </div>
  );
}
