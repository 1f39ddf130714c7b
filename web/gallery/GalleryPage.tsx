import { Link, NavLink, useParams } from 'react-router-dom';
import { Box } from '../ui/Box.tsx';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { Row } from '../ui/Row.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { ENTRIES } from './entries.tsx';
import type { GalleryEntry } from './entry.tsx';
import styles from './Gallery.module.css';

const nameOf = ({ part }: GalleryEntry) => part.slice(part.indexOf('/') + 1);

/** All parts below each other, or the one that the address names. */
export function GalleryPage() {
  const { part } = useParams();
  const shown = part === undefined ? ENTRIES : ENTRIES.filter((entry) => nameOf(entry) === part);
  return (
    <div className={styles.gallery}>
      <DocumentTitle title={part ?? 'Gallery of parts'} />
      <nav aria-label="Parts" className={styles.parts}>
        <Stack gap={3}>
          <ThemeToggle />
          <Link to="/">All parts</Link>
          <Row as="ul" role="list" gap={1} columnGap={3}>
            {ENTRIES.map((entry) => (
              <li key={entry.part}>
                <NavLink to={`/${nameOf(entry)}`}>{nameOf(entry)}</NavLink>
              </li>
            ))}
          </Row>
        </Stack>
      </nav>
      <main className={styles.states}>
        {shown.map((entry) => (
          <Part key={entry.part} entry={entry} />
        ))}
      </main>
    </div>
  );
}

function Part({ entry }: { readonly entry: GalleryEntry }) {
  return (
    <Stack as="section" gap={4} aria-labelledby={entry.part}>
      <Row gap={1} columnGap={3} align="baseline">
        <h2 id={entry.part}>{nameOf(entry)}</h2>
        <Text soft size="sm">{`web/${entry.part}.tsx`}</Text>
      </Row>
      {Object.entries(entry.states).map(([state, shown]) => (
        <Stack key={state} gap={2}>
          <Text soft size="sm">
            {state}
          </Text>
          <Box frame="panel" pad={4}>
            {shown}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
