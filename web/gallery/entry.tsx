import { type ReactNode, useState } from 'react';

/** A part of `web/ui` or `web/forms`, in its states. */
export interface GalleryEntry {
  /** The component's file without its extension, from `web/`. */
  readonly part: string;
  readonly states: Readonly<Record<string, ReactNode>>;
}

interface HeldProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, change: (next: Value) => void) => ReactNode;
}

/** Keeps the value of a field, as its form would. */
export function Held<Value>({ first, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

export const LONG_NAME = 'Maximiliane-Theodora Featherstonehaugh-Blumenthal';
export const LONG_TEXT =
  'The organiser has moved the practice ice of all Freestyle 4 to Freestyle 6 skaters to the second surface, ' +
  'because the main ice is resurfaced twice before the first flight of the afternoon begins.';
