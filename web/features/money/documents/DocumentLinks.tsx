import { Link, useSearchParams } from 'react-router-dom';
import styles from './Documents.module.css';

export interface ListedDocument {
  /** Its value in the address, `?number=`. */
  readonly name: string;
  readonly label: string;
  readonly detail: string;
  readonly isShown: boolean;
}

interface DocumentLinksProps {
  readonly label: string;
  readonly documents: readonly ListedDocument[];
}

export function DocumentLinks({ label, documents }: DocumentLinksProps) {
  const [search] = useSearchParams();
  const addressOf = (name: string) => {
    const changed = new URLSearchParams(search);
    changed.set('number', name);
    return `?${changed.toString()}`;
  };
  return (
    <nav className={styles.list} aria-label={label}>
      <ul>
        {documents.map(({ name, label, detail, isShown }) => (
          <li key={name}>
            <Link to={addressOf(name)} replace aria-current={isShown ? 'true' : undefined}>
              {label}
              <small>{detail}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
