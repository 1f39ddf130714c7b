import { formatNumber } from '../../i18n/formats.ts';
import styles from './SheetImport.module.css';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

/** A row of the file that is somebody of an earlier row, in the words of the list. */
export interface NamedDouble {
  readonly row: number;
  readonly text: string;
  /** Left out where the file alone decides. */
  readonly choice?: {
    readonly label: string;
    readonly isChosen: boolean;
    readonly onChoose: (isChosen: boolean) => void;
  };
}

/** The screen names this many rows: a list with a row for each test has thousands. */
const SHOWN = 50;

interface ListDoublesProps {
  readonly title: string;
  /** What happens to the rows. */
  readonly text: string;
  readonly doubles: readonly NamedDouble[];
  /** Says how many rows are not named. */
  readonly more: (formatted: string) => string;
  /** While rows are on their way nothing can be chosen. */
  readonly isBusy?: boolean;
}

/** Names the doubles of a list, before anything of it is saved. */
export function ListDoubles({ title, text, doubles, more, isBusy = false }: ListDoublesProps) {
  if (doubles.length === 0) return null;
  return (
    <Stack as="section" gap={4} minContent frame="panel" pad={6} className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <Text soft size="sm" weight="regular">
        {text}
      </Text>
      <Stack as="ul" gap={3} minContent breaks className={styles.doubles} role="list">
        {doubles.slice(0, SHOWN).map(({ row, text: words, choice }) => (
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
      {doubles.length > SHOWN ? <p>{more(formatNumber(doubles.length - SHOWN))}</p> : null}
    </Stack>
  );
}
