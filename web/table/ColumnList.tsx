import { MenuItem, MenuSection, Separator } from 'react-aria-components/Menu';
import { useTranslation } from '../i18n/useTranslation.ts';
import { joinClasses } from '../ui/joinClasses.ts';
import type { OpenMenu } from '../ui/MenuOpener.tsx';
import { MenuPopover } from '../ui/MenuPopover.tsx';
import popover from '../ui/popover.module.css';
import { Row } from '../ui/Row.tsx';
import { CheckMark } from './CheckMark.tsx';
import styles from './FilterRow.module.css';

interface ColumnListProps {
  readonly menu: OpenMenu;
  readonly columns: readonly { readonly id: string; readonly heading: string }[];
  /** Ids of the chosen columns. */
  readonly shown: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}

/** A ColumnsMenu's menu, which stays open while columns are chosen. */
export function ColumnList({ menu, columns, shown, onChoose }: ColumnListProps) {
  const { t } = useTranslation('table');
  const every = columns.map(({ id }) => id);
  return (
    <MenuPopover menu={menu} label={t('columns')} className={styles.columns} shouldCloseOnSelect={false}>
      <MenuItem id="*" className={joinClasses(popover.option)} onAction={() => onChoose(every)}>
        {t('showAll')}
      </MenuItem>
      <Separator className={joinClasses(styles.separator)} />
      <MenuSection
        aria-label={t('columns')}
        className={joinClasses(popover.list)}
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? every : [...keys].map(String))}
      >
        {columns.map(({ id, heading }) => (
          <MenuItem key={id} id={id} textValue={heading} className={joinClasses(popover.option)}>
            {({ isSelected }) => (
              <Row as="span" gap={3} align="center" wrap={false} weight="regular">
                <CheckMark checked={isSelected ? 'all' : 'none'} />
                {heading}
              </Row>
            )}
          </MenuItem>
        ))}
      </MenuSection>
    </MenuPopover>
  );
}
