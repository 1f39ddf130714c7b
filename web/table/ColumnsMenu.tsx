import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components/Menu';
import { useDialogLayer } from '../ui/dialogLayer.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { LocaleScope } from '../ui/LocaleScope.tsx';
import popover from '../ui/popover.module.css';
import { choiceOf, shownColumns } from './columnChoice.ts';
import { CheckMark } from './CheckMark.tsx';
import styles from './FilterRow.module.css';

interface ColumnsMenuProps {
  readonly columns: readonly { readonly id: string; readonly heading: string; readonly hidden?: boolean }[];
  /** As in the address. */
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

/** Chooses the columns; the name is always shown. */
export function ColumnsMenu({ columns, choice, onChoose }: ColumnsMenuProps) {
  const { t } = useTranslation('table');
  const layer = useDialogLayer();
  // The address updates later, so a second press builds on the first.
  const [pressed, setPressed] = useState({ choice, of: choice });
  const shown = shownColumns(columns, pressed.of === choice ? pressed.choice : choice);
  const every = columns.map(({ id }) => id);
  const choose = (ids: readonly string[]) => {
    const next = choiceOf(columns, ids);
    setPressed({ choice: next, of: choice });
    onChoose(next);
  };
  return (
    <LocaleScope>
      <MenuTrigger>
        <Button
          className={joinClasses(field.control, styles.filter)}
          {...(choice === '' ? {} : { 'data-set': true })}
        >
          {choice === '' ? t('columns') : t('columnsOf', { shown: shown.length, total: columns.length })}
          <Icon name="down" small />
        </Button>
        <Popover
          {...layer}
          className={joinClasses(popover.popover, styles.columns)}
          placement="bottom end"
          offset={4}
        >
          <Menu className={joinClasses(popover.list)} shouldCloseOnSelect={false} aria-label={t('columns')}>
            <MenuItem id="*" className={joinClasses(popover.option)} onAction={() => choose(every)}>
              {t('showAll')}
            </MenuItem>
            <Separator className={joinClasses(styles.separator)} />
            <MenuSection
              aria-label={t('columns')}
              className={joinClasses(popover.list)}
              selectionMode="multiple"
              selectedKeys={shown}
              onSelectionChange={(keys) => choose(keys === 'all' ? every : [...keys].map(String))}
            >
              {columns.map(({ id, heading }) => (
                <MenuItem key={id} id={id} textValue={heading} className={joinClasses(popover.option)}>
                  {({ isSelected }) => (
                    <span className={styles.column}>
                      <CheckMark checked={isSelected ? 'all' : 'none'} />
                      {heading}
                    </span>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          </Menu>
        </Popover>
      </MenuTrigger>
    </LocaleScope>
  );
}
