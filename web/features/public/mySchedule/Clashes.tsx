import { Suspense } from 'react';
import { LaterFamilyClashes } from './laterFamilyClashes.ts';
import type { NextStart } from './nextDay.ts';

export interface ClashesProps {
  /** On or to come on one day. */
  readonly starts: readonly NextStart[];
  readonly surfaces: ReadonlyMap<string, string>;
}

/** Nothing where a day has only one start, as most have: those pages are lighter without the rule. */
export function Clashes({ starts, surfaces }: ClashesProps) {
  if (starts.length < 2 || surfaces.size < 2) return null;
  return (
    <Suspense fallback={null}>
      <LaterFamilyClashes starts={starts} surfaces={surfaces} />
    </Suspense>
  );
}
