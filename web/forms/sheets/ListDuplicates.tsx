import type { Area } from '../../i18n/catalogue.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { SHOWN_ROWS } from './ImportResults.tsx';
import { useImportWords } from './importWords.ts';
import styles from './SheetImport.module.css';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

/** A row of the file that is somebody of an earlier row, in the words of the list. */
export interface NamedDuplicate {
  readonly row: number;
  readonly text: string;
  /** Left out where the file alone decides. */
  readonly choice?: {
    readonly label: string;
    readonly isChosen: boolean;
    readonly onChoose: (isChosen: boolean) => void;
  };
}

interface ListDuplicatesProps {
  /** The catalogue with the import's own words. */
  readonly area: Area;
  /** Explains the outcome for the rows. */
  readonly text: string;
  readonly duplicates: readonly NamedDuplicate[];
  /** While rows are on their way nothing can be chosen. */
  readonly isBusy?: boolean;
}

/** Names the duplicates of a list, before anything of it is saved. */
export function ListDuplicates({ area, text, duplicates, isBusy = false }: ListDuplicatesProps) {
  const t = useImportWords(area);
  if (duplicates.length === 0) return null;
  const left = duplicates.length - SHOWN_ROWS;
  return (
    <Stack
      as="section"
      gap={4}
      minContent
      frame="panel"
      pad={6}
      className={styles.panel}
      aria-label={t('doubles.title')}
    >
      <h2>{t('doubles.title')}</h2>
      <Text soft size="sm" weight="regular">
        {text}
      </Text>
      <Stack as="ul" gap={3} minContent breaks className={styles.doubles} role="list">
        {duplicates.slice(0, SHOWN_ROWS).map(({ row, text: words, choice }) => (
          <li key={row}>
            <span>{words}</span>
            {choice ? (
              <label className={styles.other}>
                <input
                  type="checkbox"
                  checked={choice.isChosen}
                  disabled={isBusy}
                  onChange={(event) => choice.onChoose(event.target.checked)}
                />
                <span>{choice.label}</span>
              </label>
            ) : null}
          </li>
        ))}
      </Stack>
      {left > 0 ? <p>{t('doubles.more', { formatted: formatNumber(left) })}</p> : null}
    </Stack>
  );
}
