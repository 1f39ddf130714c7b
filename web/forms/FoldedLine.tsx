import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './FoldedLine.module.css';

interface FoldedLineProps {
  /** The fields' values, the most important first. */
  readonly parts: readonly string[];
  readonly changeLabel: string;
  /** The button's name, if several lines of a page have one. */
  readonly changeName?: string;
  readonly onChange: () => void;
}

/** Known fields in one line, with the button that opens them. */
export function FoldedLine({ parts, changeLabel, changeName, onChange }: FoldedLineProps) {
  const [first, ...rest] = parts;
  return (
    <Row gap={3} align="center" justify="between" wrap={false} className={styles.line}>
      <p className={styles.parts}>
        <strong>{first}</strong>
        {rest.map((part) => (
          <span key={part}> · {part}</span>
        ))}
      </p>
      <Button dense aria-label={changeName} onClick={onChange}>
        {changeLabel}
      </Button>
    </Row>
  );
}
