import { lazy, useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { MenuOpener } from '../ui/MenuOpener.tsx';
import { choiceOf, shownColumns } from './columnChoice.ts';
import styles from './FilterRow.module.css';

interface ColumnsMenuProps {
  readonly columns: readonly { readonly id: string; readonly heading: string; readonly hidden?: boolean }[];
  /** As in the address. */
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

const load = () => import('./ColumnList.tsx');
const ColumnList = lazy(async () => ({ default: (await load()).ColumnList }));

/** Chooses the columns; the name is always shown. */
export function ColumnsMenu({ columns, choice, onChoose }: ColumnsMenuProps) {
  const { t } = useTranslation('table');
  // The address updates later, so a second press builds on the first.
  const [pressed, setPressed] = useState({ choice, of: choice });
  const shown = shownColumns(columns, pressed.of === choice ? pressed.choice : choice);
  const choose = (ids: readonly string[]) => {
    const next = choiceOf(columns, ids);
    setPressed({ choice: next, of: choice });
    onChoose(next);
  };
  return (
    <MenuOpener
      className={joinClasses(field.control, styles.filter)}
      isSet={choice !== ''}
      content={
        <>
          {choice === '' ? t('columns') : t('columnsOf', { shown: shown.length, total: columns.length })}
          <Icon name="down" small />
        </>
      }
      load={load}
    >
      {(menu) => <ColumnList menu={menu} columns={columns} shown={shown} onChoose={choose} />}
    </MenuOpener>
  );
}
