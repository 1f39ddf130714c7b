import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { closedReason } from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './EntryActions.module.css';
import { OrganiserContact } from './OrganiserContact.tsx';
import { useMyEntryActions } from './useEntryActions.tsx';

/** The actions on a family's own entry as buttons; if some are closed, why and whom to ask. */
export function EntryActions({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryChanges');
  const { actionsOf, dialog } = useMyEntryActions([entry]);
  const { competition, paymentReference: reference } = entry;
  const actions = actionsOf(entry);
  const because = closedReason(entry, currentTime());
  return (
    <Stack gap={3} minContent breaks>
      {because === null || because === 'withdrawn' ? null : (
        <p>
          {t(actions.length > 0 ? 'closed.spellings' : `closed.${because}`, { reference })}{' '}
          <OrganiserContact contact={competition} reference={reference} />
        </p>
      )}
      {actions.length === 0 ? null : (
        <Row gap={2} className={styles.actions} role="group" aria-label={t('actions.label')}>
          {actions.map(({ id, label, href, onAction }) =>
            href === undefined ? (
              <Button key={id} onClick={() => onAction?.()}>
                {label}
              </Button>
            ) : (
              <LinkButton key={id} to={href}>
                {label}
              </LinkButton>
            ),
          )}
        </Row>
      )}
      {dialog}
    </Stack>
  );
}
