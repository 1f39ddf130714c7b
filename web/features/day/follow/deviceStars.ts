import { useSyncExternalStore } from 'react';

/** As everybody may read them; who is published by initials has no rink, and cannot be followed. */
export interface PublicSkater {
  readonly name: string;
  readonly rink: string | null;
  /** Only where somebody else has this name and rink: a star is for the one in this event. */
  readonly event?: string | undefined;
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

function read(competitionId: string): readonly PublicSkater[] {
  const key = keyOf(competitionId);
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
  typeof one.rink === 'string' &&
  (!('event' in one) || typeof one.event === 'string');

function keep(competitionId: string, list: readonly PublicSkater[]): void {
  const key = keyOf(competitionId);
  const text = JSON.stringify(list.map(({ name, rink, event }) => ({ name, rink, event })));
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** A star without an event was set while nobody else had the name, and stays for all who have it. */
export const isSameSkater = (one: PublicSkater, other: PublicSkater) =>
  one.name === other.name &&
  one.rink === other.rink &&
  (one.event === undefined || other.event === undefined || one.event === other.event);

/** The stars of a competition on this device (decision 0328). */
export const useDeviceStars = (competitionId: string): readonly PublicSkater[] =>
  useSyncExternalStore(subscribe, () => read(competitionId));

export const addDeviceStar = (competitionId: string, skater: PublicSkater): void =>
  keep(competitionId, [...read(competitionId), skater]);

export function removeDeviceStars(competitionId: string, skaters: readonly PublicSkater[]): void {
  const isRemoved = (one: PublicSkater) => skaters.some((other) => isSameSkater(one, other));
  keep(
    competitionId,
    read(competitionId).filter((one) => !isRemoved(one)),
  );
}
