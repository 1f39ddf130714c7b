import type {
  DraftChange,
  DraftEvent,
  DraftPanels,
  DraftTrack,
  ScheduleDraft as Draft,
} from '../../../../shared/contract/planning/draftParts.ts';

/** A change by hand, made on any draft: the draft after it, or why it cannot be made there. */
export type DraftEdit = (draft: Draft) => Draft | { readonly fault: string };

export const isFault = (result: Draft | { readonly fault: string }): result is { readonly fault: string } =>
  'fault' in result;

/** The parts of a draft that are stored apart, each with the version that was read. */
export type DraftParts = Pick<Draft, 'tracks' | 'events' | 'panels'>;

const keyOfTrack = ({ surfaceId, date }: { readonly surfaceId: string; readonly date: string }) =>
  JSON.stringify([surfaceId, date]);

/** The parts of `after` that are not as in `before`; a part that is no more is there without content. */
export function changedParts(before: DraftParts, after: DraftParts): DraftParts {
  return {
    tracks: changed(before.tracks, after.tracks, keyOfTrack, (track): DraftTrack => ({
      ...track,
      blocks: [],
    })),
    events: changed(
      before.events,
      after.events,
      ({ eventId }) => eventId,
      (event): DraftEvent => ({ ...event, flights: [] }),
    ),
    panels: changed(before.panels, after.panels, keyOfTrack, (track): DraftPanels => ({
      ...track,
      panels: [],
    })),
  };
}

function changed<Part extends { readonly version: number }>(
  before: readonly Part[],
  after: readonly Part[],
  keyOf: (part: Part) => string,
  emptied: (part: Part) => Part,
): Part[] {
  const old = new Map(before.map((part) => [keyOf(part), part]));
  const kept = new Set(after.map(keyOf));
  return [
    ...after.filter((part) => {
      const was = old.get(keyOf(part));
      return !was || !isSameContent(part, was);
    }),
    ...before.filter((part) => !kept.has(keyOf(part))).map(emptied),
  ];
}

/** Whether two parts are the same, whatever their versions, and when and by whom start orders were drawn. */
const isSameContent = <Part extends { readonly version: number }>(one: Part, other: Part): boolean =>
  one === other || contentOf(one) === contentOf(other);

/** The server sets versions, instants and names, and its fields have an order of their own. */
function contentOf(part: object): string {
  return JSON.stringify(part, (key, value: unknown) => {
    if (key === 'version' || key === 'at' || key === 'by') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

export const isNothing = ({ tracks, events, panels }: DraftParts): boolean =>
  tracks.length + events.length + panels.length === 0;

/** The draft with other content in some parts; their versions stay those that were read. */
export function withParts(draft: Draft, parts: DraftParts): Draft {
  return {
    ...draft,
    tracks: replaced(draft.tracks, parts.tracks, keyOfTrack),
    events: replaced(draft.events, parts.events, ({ eventId }) => eventId),
    panels: replaced(draft.panels, parts.panels, keyOfTrack),
  };
}

function replaced<Part extends { readonly version: number }>(
  all: Part[],
  parts: readonly Part[],
  keyOf: (part: Part) => string,
): Part[] {
  // The same array, so that who shows it need not show it again.
  if (parts.length === 0) return all;
  const byKey = new Map(parts.map((part) => [keyOf(part), part]));
  const known = new Set(all.map(keyOf));
  return [
    ...all.map((part) => {
      const other = byKey.get(keyOf(part));
      return other ? { ...other, version: part.version } : part;
    }),
    ...parts.filter((part) => !known.has(keyOf(part))).map((part) => ({ ...part, version: 0 })),
  ];
}

/** The content that the same parts have in another draft: none where it does not have them. */
export function partsIn(draft: DraftParts, { tracks, events, panels }: DraftParts): DraftParts {
  const find = <Part>(all: readonly Part[], keyOf: (part: Part) => string, part: Part) =>
    all.find((one) => keyOf(one) === keyOf(part));
  return {
    tracks: tracks.map((part) => find(draft.tracks, keyOfTrack, part) ?? { ...part, blocks: [] }),
    events: events.map(
      (part) =>
        find(draft.events, ({ eventId }) => eventId, part) ?? { ...part, isFrozen: false, flights: [] },
    ),
    panels: panels.map((part) => find(draft.panels, keyOfTrack, part) ?? { ...part, panels: [] }),
  };
}

/**
 * Undoes or repeats a change: puts `to` where `from` is. Refused as soon as one of the parts was changed since, so
 * that nobody's later change is undone with it.
 */
export function restoreParts(from: DraftParts, to: DraftParts): DraftEdit {
  return (draft) =>
    isNothing(changedParts(from, partsIn(draft, from))) ? withParts(draft, to) : { fault: 'changedSince' };
}

/** The server's answer to a change; the first one of all begins a generation. */
export type DraftStamp = Pick<Draft, 'generation' | 'revision'>;

/** The draft as it is stored after a change: each changed part has the next version. */
export function withNextVersions(draft: Draft, parts: DraftParts, stamp: DraftStamp): Draft {
  const next = <Part extends { readonly version: number }>(
    all: Part[],
    touched: readonly Part[],
    keyOf: (part: Part) => string,
  ) => {
    if (touched.length === 0) return all;
    const keys = new Set(touched.map(keyOf));
    return all.map((part) => (keys.has(keyOf(part)) ? { ...part, version: part.version + 1 } : part));
  };
  return {
    ...draft,
    ...stamp,
    tracks: next(draft.tracks, parts.tracks, keyOfTrack),
    events: next(draft.events, parts.events, ({ eventId }) => eventId),
    panels: next(draft.panels, parts.panels, keyOfTrack),
  };
}

/**
 * The request for changed parts: of a start order the seed, as long as it was drawn by this change.
 * @param stored the draft that the parts were changed from
 */
export function changeOf(stored: Draft, { tracks, events, panels }: DraftParts): Omit<DraftChange, 'reason'> {
  const drawnAt = new Map(
    stored.events.flatMap(({ flights }) => flights.map(({ id, drawn }) => [id, drawn?.at] as const)),
  );
  return {
    generation: stored.generation,
    tracks,
    events: events.map(({ eventId, version, isFrozen, flights }) => ({
      eventId,
      version,
      isFrozen,
      flights: flights.map(({ id, programmes, drawn }) => {
        const isNew = drawn !== undefined && drawn.at !== drawnAt.get(id);
        return isNew && drawn.seed !== null ? { id, programmes, seed: drawn.seed } : { id, programmes };
      }),
    })),
    panels,
  };
}
