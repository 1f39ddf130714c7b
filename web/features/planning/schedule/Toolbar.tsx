import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import field from '../../../ui/Field.module.css';
import { Drawing, Icon } from '../../../ui/Icon.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RowMenu, type MenuAction } from '../../../ui/RowMenu.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useSteps } from './useSteps.ts';
import { useWorkspace } from './workspace.ts';
import styles from './Schedule.module.css';

const UNDO = 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-2';
const REDO = 'm15 6 4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h2';

/** The choice of all days. */
export const ALL_DAYS = 'all';

interface ToolbarProps {
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isSaving: boolean;
  readonly onAdd: () => void;
  /** In a narrow window, where findings are not beside the board. */
  readonly findings: { readonly label: string; readonly onOpen: () => void } | null;
  readonly actions: readonly MenuAction[];
  /** The address of the page that publishes. */
  readonly publishing: string;
}

export function Toolbar(props: ToolbarProps) {
  const { day, onDay, canUndo, canRedo, isSaving, onAdd, findings, actions, publishing } = props;
  const { t } = useTranslation('schedule');
  const { columns, problem, names, selected, select } = useWorkspace();
  const steps = useSteps();
  const days = [...new Set(columns.map(({ date }) => date))];
  const skating = new Set(problem.programmes.flatMap(({ skaters }) => skaters));
  const people = [...skating].map((id) => ({ value: id, label: names.person(id) }));
  return (
    <Row gap={3} align="end" justify="between">
      <Stack gap={3} className={styles.fields}>
        <Select
          label={t('day')}
          options={[
            ...(days.length > 1 ? [{ value: ALL_DAYS, label: t('allDays') }] : []),
            ...days.map((date) => ({ value: date, label: formatWeekday(date) })),
          ]}
          value={days.length > 1 ? day : (days[0] ?? '')}
          onChange={onDay}
        />
        <ComboBox
          label={t('find')}
          placeholder={t('findPlaceholder')}
          options={people}
          value={selected?.kind === 'person' ? selected.id : ''}
          onChange={(id) => select(id === '' ? null : { kind: 'person', id }, true)}
        />
      </Stack>
      <Row gap={2} align="center">
        <Text as="span" soft size="sm" className={styles.saving} role="status">
          {isSaving ? t('saving') : ''}
        </Text>
        {findings ? <Button onClick={findings.onOpen}>{findings.label}</Button> : null}
        <Button
          aria-label={t('undo')}
          title={t('undo')}
          icon={<Drawing path={UNDO} />}
          disabledReason={canUndo ? undefined : t('nothingToUndo')}
          data-step="undo"
          onClick={steps.undo}
        />
        <Button
          aria-label={t('redo')}
          title={t('redo')}
          icon={<Drawing path={REDO} />}
          disabledReason={canRedo ? undefined : t('nothingToRedo')}
          data-step="redo"
          onClick={steps.redo}
        />
        <Button icon={<Icon name="plus" small />} onClick={onAdd}>
          {t('add.open')}
        </Button>
        <RowMenu
          label={t('more')}
          actions={actions}
          button={{
            className: joinClasses(field.control, styles.menu),
            content: (
              <>
                {t('more')}
                <Icon name="down" small />
              </>
            ),
          }}
        />
        <LinkButton tone="primary" to={publishing}>
          {t('publish')}
        </LinkButton>
      </Row>
    </Row>
  );
}
