import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './CompetitionSearch.module.css';

interface CompetitionSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Scrolls to the results. */
  readonly onFind: () => void;
}

/** Filters the cards while typing. */
export function CompetitionSearch({ typed, onType, onFind }: CompetitionSearchProps) {
  const { t } = useTranslation('landing');
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFind();
  };
  return (
    <form role="search" className={styles.search} onSubmit={find}>
      <span className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.words}
          aria-label={t('hero.search')}
          placeholder={t('hero.searchShort')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </span>
      <Button type="submit" tone="primary" className={styles.find}>
        {t('hero.find')}
      </Button>
    </form>
  );
}
