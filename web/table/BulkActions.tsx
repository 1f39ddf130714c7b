import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { RowMenu } from '../ui/RowMenu.tsx';
import { Row } from '../ui/Row.tsx';
import filterStyles from './FilterRow.module.css';
import type { BulkAction } from './selection.ts';
import styles from './Selection.module.css';

interface BulkActionsProps<Row> {
  readonly actions: readonly BulkAction<Row>[];
  readonly chosen: readonly Row[];
  /** Called when an action has finished. */
  readonly done: () => void;
}

/** Actions on the selected rows: buttons, and a menu on phones. */
export function BulkActions<Row>({ actions, chosen, done }: BulkActionsProps<Row>) {
  const { t } = useTranslation('table');
  const ready = actions.map(({ disabledReason, onAction, ...rest }) => ({
    ...rest,
    disabledReason: disabledReason?.(chosen),
    onAction: () => onAction(chosen, done),
  }));
  const buttons = ready.map(({ id, label, danger, disabledReason, onAction }) => (
    <Button
      key={id}
      dense
      tone={danger ? 'danger' : 'quiet'}
      disabledReason={disabledReason}
      onClick={onAction}
    >
      {label}
    </Button>
  ));
  if (ready.length < 2) return buttons;
  const className = joinClasses(field.control, filterStyles.filter);
  return (
    <>
      <Row as="span" gap={2} className={styles.asButtons}>
        {buttons}
      </Row>
      <span className={styles.asMenu}>
        <RowMenu
          label={t('bulkActions')}
          actions={ready}
          button={{
            className,
            content: (
              <>
                {t('bulkActions')}
                <Icon name="down" small />
              </>
            ),
          }}
        />
      </span>
    </>
  );
}
