import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { setTheme, THEMES, useTheme } from './theme.ts';
import styles from './ThemeToggle.module.css';

/** Light, dark, or the device's scheme; stored on this device. */
export function ThemeToggle() {
  const { t } = useTranslation('ui');
  const theme = useTheme();
  return (
    <fieldset className={styles.toggle}>
      <legend className={styles.legend}>{t('theme.label')}</legend>
      {THEMES.map((choice) => (
        <label key={choice} className={styles.choice} title={t(`theme.${choice}`)}>
          <input
            type="radio"
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
