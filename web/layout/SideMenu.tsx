import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { MenuIcon } from './MenuIcon.tsx';
import type { MenuGroup, MenuItem } from './navigation.ts';
import styles from './SideMenu.module.css';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';

interface SideMenuProps {
  readonly homePath: string;
  /** The specification's menu of the role. */
  readonly menu: readonly MenuItem[];
  readonly groups: readonly MenuGroup[];
}

/** Home, the role's menu, then what else the role works with, each group under its heading. */
export function SideMenu({ homePath, menu, groups }: SideMenuProps) {
  const { t } = useTranslation('layout');
  return (
    <nav className={styles.menu} aria-label={t('main')}>
      <NavLink to={homePath} end className={() => styles.item ?? ''}>
        <MenuIcon name="home" />
        {t('home')}
      </NavLink>
      <Items items={menu} />
      {groups.map((group) => (
        <Group key={group.heading} group={group} />
      ))}
    </nav>
  );
}

function Group({ group: { heading, about, items, note } }: { readonly group: MenuGroup }) {
  const id = useId();
  return (
    <Stack gap={1} minContent className={styles.group}>
      <Stack id={id} as="p" minContent soft size="xs" weight="strong" className={styles.heading}>
        {heading}
        {about === undefined ? null : (
          <Text as="span" weight="regular" breaks>
            {about}
          </Text>
        )}
      </Stack>
      {items.length === 0 ? null : <Items items={items} labelledBy={id} />}
      {note === undefined ? null : (
        <Text soft size="sm" className={styles.heading}>
          {note}
        </Text>
      )}
    </Stack>
  );
}

interface ItemsProps {
  readonly items: readonly MenuItem[];
  readonly labelledBy?: string;
}

function Items({ items, labelledBy }: ItemsProps) {
  return (
    <ul role="list" aria-labelledby={labelledBy}>
      {items.map(({ path, label, icon }) => (
        <li key={path}>
          <NavLink to={path} className={() => styles.item ?? ''}>
            <MenuIcon name={icon} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
