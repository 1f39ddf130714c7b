import type { FieldValue } from '../../../shared/domain/core/history/namedLists.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Box } from '../../ui/Box.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './HistoryList.module.css';

/** One leaf of changesBetween. */
interface Change {
  readonly path: readonly string[];
  readonly from: FieldValue;
  readonly to: FieldValue;
}

/** Labels and values of a rink, competition, form or entry. */
export interface HistoryWords {
  /** The label of the field at a path of changesBetween. */
  readonly label: (path: readonly string[]) => string;
  /** The readable value; empty for none. */
  readonly show: (path: readonly string[], value: FieldValue) => string;
}

interface FieldChangesProps {
  readonly changes: readonly Change[];
  readonly words: HistoryWords;
}

/** Old and new values by field. */
export function FieldChanges({ changes, words }: FieldChangesProps) {
  if (changes.length === 0) return null;
  return (
    <Stack as="dl" gap={2} minContent className={styles.changes}>
      {changes.map((change) => (
        <ChangedField key={change.path.join('\n')} change={change} words={words} />
      ))}
    </Stack>
  );
}

function ChangedField({ change, words }: { readonly change: Change; readonly words: HistoryWords }) {
  const { t } = useTranslation('history');
  const { path, from, to } = change;
  const shown = (value: FieldValue) =>
    value === null ? '' : typeof value === 'boolean' ? t(value ? 'yes' : 'no') : words.show(path, value);
  return (
    <Box pad={2} padInline={3} size="sm" snug className={styles.change}>
      <dt>{words.label(path)}</dt>
      <dd className={styles.values}>
        <VisuallyHidden>{t('from')} </VisuallyHidden>
        <Text as="span" soft breaks className={styles.from} data-empty={shown(from) === '' || undefined}>
          {shown(from) || t('nothing')}
        </Text>
        <Icon name="arrow" small />
        <VisuallyHidden> {t('to')} </VisuallyHidden>
        <Text
          as="span"
          weight="medium"
          breaks
          className={styles.to}
          data-empty={shown(to) === '' || undefined}
        >
          {shown(to) || t('nothing')}
        </Text>
      </dd>
    </Box>
  );
}
