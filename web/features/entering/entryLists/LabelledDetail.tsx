import type { ReactNode } from 'react';
import { Pill } from '../../../ui/Pill.tsx';

interface LabelledDetailProps {
  readonly labels: readonly string[];
  readonly children: ReactNode;
}

/** The second line of a row's name, after the organiser's labels. */
export function LabelledDetail({ labels, children }: LabelledDetailProps) {
  return (
    <>
      {labels.map((label) => (
        <span key={label}>
          <Pill tone="neutral">{label}</Pill>{' '}
        </span>
      ))}
      {children}
    </>
  );
}
