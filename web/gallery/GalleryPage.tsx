import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, NavLink, useParams, useSearchParams } from 'react-router-dom';
import { Box } from '../ui/Box.tsx';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { Row } from '../ui/Row.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { ENTRIES } from './entries.tsx';
import type { GalleryEntry } from './entry.tsx';
import { FORCED_STATES, forceState, type ForcedState } from './forcedStates.ts';
import styles from './Gallery.module.css';

const nameOf = ({ part }: GalleryEntry) => part.slice(part.lastIndexOf('/') + 1);

/** `?state=hover`: everything as below a pointer. */
const STATE = 'state';

const isForced = (name: string | null): name is ForcedState => name !== null && name in FORCED_STATES;

/** All parts below each other, or the one that the address names, as they are or in a state. */
export function GalleryPage() {
  const { part } = useParams();
  const [search] = useSearchParams();
  const state = search.get(STATE);
  const shown = part === undefined ? ENTRIES : ENTRIES.filter((entry) => nameOf(entry) === part);
  return (
    <div className={styles.gallery}>
      <DocumentTitle title={part ?? 'Gallery of parts'} />
      <Stack gap={3} className={styles.parts}>
        <ThemeToggle />
        <Row as="nav" gap={1} columnGap={3} aria-label="States">
          {['as it is', ...Object.keys(FORCED_STATES)].map((name) => (
            <Link
              key={name}
              to={isForced(name) ? `?${STATE}=${name}` : '?'}
              aria-current={name === (state ?? 'as it is') ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </Row>
        <Link to="/">All parts</Link>
        <nav aria-label="Parts">
          <Row as="ul" role="list" gap={1} columnGap={3}>
            {ENTRIES.map((entry) => (
              <li key={entry.part}>
                <NavLink to={{ pathname: `/${nameOf(entry)}`, search: search.toString() }}>
                  {nameOf(entry)}
                </NavLink>
              </li>
            ))}
          </Row>
        </nav>
      </Stack>
      {/* A state is forced on elements, so another state begins with new ones. */}
      <main key={state}>
        <Suspense>
          <Forced state={isForced(state) ? state : null}>
            {shown.map((entry) => (
              <Part key={entry.part} entry={entry} />
            ))}
          </Forced>
        </Suspense>
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

interface ForcedProps {
  readonly state: ForcedState | null;
  readonly children: ReactNode;
}

/** The parts in a state that a pointer or the keyboard would cause, as far as styles show it. */
function Forced({ state, children }: ForcedProps) {
  const parts = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state === null || !parts.current) return undefined;
    return forceState(parts.current, state);
  }, [state]);
  return (
    <div ref={parts} className={styles.states}>
      {children}
    </div>
  );
}
