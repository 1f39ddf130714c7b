import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { Text } from '../ui/Text.tsx';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  readonly control: {
    readonly save: () => Promise<unknown>;
    readonly isSaving: boolean;
    /** Somebody else saved in the meantime. */
    readonly isConflict: boolean;
    readonly settle: (whose: 'theirs' | 'mine') => Promise<unknown>;
    readonly refusal: string;
    readonly errors: readonly { readonly message: string }[];
  };
  /** Keeps the bar in sight. */
  readonly canSave: boolean;
  readonly words: {
    readonly label: string;
    /** Whether everything is saved. */
    readonly state: string;
    readonly conflict: string;
    readonly theirs: string;
    readonly mine: string;
  };
}

/** Saves a page that is one draft, shows why that failed, and asks after somebody else's change. */
export function SaveBar({ control, canSave, words }: SaveBarProps) {
  const { save, isSaving, isConflict, settle, refusal, errors } = control;
  if (isConflict) {
    return (
      <Row gap={3} align="center" justify="end" className={styles.bar} data-bottom-bar role="alert">
        <p>{words.conflict}</p>
        <Button onClick={() => void settle('theirs')}>{words.theirs}</Button>
        <Button tone="primary" onClick={() => void settle('mine')}>
          {words.mine}
        </Button>
      </Row>
    );
  }
  const problem = refusal || errors[0]?.message;
  return (
    <Row gap={3} align="center" justify="end" className={styles.bar} data-bottom-bar={canSave || undefined}>
      <div role="status">
        {problem ? (
          <Text tone="bad" weight="medium">
            {problem}
          </Text>
        ) : (
          <Text soft>{words.state}</Text>
        )}
      </div>
      <Button
        tone="primary"
        aria-busy={isSaving || undefined}
        disabledReason={canSave ? undefined : words.state}
        onClick={() => void save()}
      >
        {words.label}
      </Button>
    </Row>
  );
}
