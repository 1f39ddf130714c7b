import { useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Icon } from './Icon.tsx';
import styles from './ThemeToggle.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import choices from './choice.module.css';
import { joinClasses } from './joinClasses.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const KEY = 'rinkside.theme';
const listeners = new Set<() => void>();

/** Light, dark, or the device's scheme; stored on this device. */
export function ThemeToggle() {
  const { t } = useTranslation('ui');
  const theme = useTheme();
  return (
    <fieldset className={styles.toggle}>
      <VisuallyHidden as="legend">{t('theme.label')}</VisuallyHidden>
      {THEMES.map((choice) => (
        <label
          key={choice}
          className={joinClasses(choices.raised, styles.choice)}
          title={t(`theme.${choice}`)}
        >
          <input
            type="radio"
            className={choices.input}
            name="theme"
            value={choice}
            checked={theme === choice}
            aria-label={t(`theme.${choice}`)}
            onChange={() => setTheme(choice)}
          />
          <Icon name={choice} small />
        </label>
      ))}
    </fieldset>
  );
}

/** `system` follows the device's `prefers-color-scheme`. */
type Theme = (typeof THEMES)[number];

function current(): Theme {
  const set = document.documentElement.dataset['theme'];
  return set === 'light' || set === 'dark' ? set : 'system';
}

/** Applies a scheme at once and stores it on this device. */
function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts until the page closes.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current);
}
