import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';

/** As everybody may read them; who is published by initials has no rink, and cannot be followed. */
export interface PublicSkater {
  readonly name: string;
  readonly rink: string | null;
}

const keyOf = (competitionId: string) => `followed:${competitionId}`;
const NOBODY: readonly PublicSkater[] = [];
const listeners = new Set<() => void>();
/** What was read last, so that an unchanged list stays the same object. */
let known: {
  readonly key: string;
  readonly text: string | null;
  readonly list: readonly PublicSkater[];
} | null = null;
/** Lists of this page where the device stores nothing. */
const unstored = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function read(key: string): readonly PublicSkater[] {
  const text = textOf(key);
  if (known?.key === key && known.text === text) return known.list;
  known = { key, text, list: text === null ? NOBODY : parsed(text) };
  return known.list;
}

/** Another version of the page may have left something else. */
function parsed(text: string): readonly PublicSkater[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap((one: unknown) => (isSkater(one) ? [one] : [])) : NOBODY;
  } catch {
    return NOBODY;
  }
}

const isSkater = (one: unknown): one is PublicSkater =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'rink' in one &&
  typeof one.rink === 'string';

function keep(key: string, list: readonly PublicSkater[]): void {
  const text = JSON.stringify(list.map(({ name, rink }) => ({ name, rink })));
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

const isSame = (one: PublicSkater, other: PublicSkater) => one.name === other.name && one.rink === other.rink;

/** The skaters that this device follows at the competition of the page, and a star’s tap (decision 0328). */
export function useFollowed() {
  const { competitionId = '' } = useParams();
  const key = keyOf(competitionId);
  const list = useSyncExternalStore(subscribe, () => read(key));
  const isFollowed = (skater: PublicSkater) => list.some((one) => isSame(one, skater));
  const toggle = (skater: PublicSkater) =>
    keep(key, isFollowed(skater) ? list.filter((one) => !isSame(one, skater)) : [...list, skater]);
  return { list, isFollowed, toggle };
}
