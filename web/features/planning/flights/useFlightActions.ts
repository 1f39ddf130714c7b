import { useState } from 'react';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { type DraftEdit, type DraftStore, isFault } from '../draft/index.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { type Consequences, consequencesOf, isWorthAsking } from './edits/consequences.ts';
import type { EditFault } from './edits/flightEdits.ts';

/** A change of flights, before anybody knows what it breaks. */
export interface Proposal {
  /** The heading of the question. */
  readonly title?: string;
  readonly text?: string;
  /** The button that makes the change. */
  readonly confirm?: string;
  /** Asks even where nothing is broken. */
  readonly asks?: boolean;
  /** Rules are broken where none can be kept: the list names them afterwards. */
  readonly isByRule?: boolean;
  /** A draw is not taken back: it is drawn again, with a reason. */
  readonly isFinal?: boolean;
  /** Needs a reason whatever it changes. */
  readonly needsReason?: boolean;
  /** One edit, or several where they are too many parts for one. */
  readonly makeEdits: (reason: string | null) => readonly DraftEdit[];
  /** Said when the change shows. */
  readonly done: (after: ScheduleDraft) => string;
}

export interface FlightQuestion extends Proposal {
  readonly consequences: Consequences;
}

/** Makes changes of flights: asks first where one breaks a rule or touches the board, and takes them back. */
export function useFlightActions({ problem }: ScheduleProblem, store: DraftStore) {
  const { t } = useTranslation('flights');
  const [question, setQuestion] = useState<FlightQuestion | null>(null);
  /** How many edits each change was: a change is taken back whole. */
  const [sizes, setSizes] = useState<readonly number[]>([]);

  const refuse = (fault: string) => showToast(t(`faults.${fault as EditFault | 'begun'}`), 'bad');

  const make = ({ makeEdits, done, isFinal = false }: Proposal, reason: string | null) => {
    setQuestion(null);
    let size = 0;
    for (const edit of makeEdits(reason)) {
      const before = store.getSnapshot().draft;
      const fault = store.edit(edit, reason ?? undefined);
      if (fault !== null) {
        refuse(fault);
        return;
      }
      if (store.getSnapshot().draft !== before) size += 1;
    }
    if (size > 0) setSizes((all) => (isFinal ? [] : [...all, size]));
    showToast(done(store.getSnapshot().draft));
  };

  const propose = (proposal: Proposal) => {
    const before = store.getSnapshot().draft;
    let after = before;
    for (const edit of proposal.makeEdits(null)) {
      const next = edit(after);
      if (isFault(next)) {
        refuse(next.fault);
        return;
      }
      after = next;
    }
    const found = consequencesOf(problem, before, after);
    const consequences = {
      ...found,
      broken: proposal.isByRule ? [] : found.broken,
      needsReason: found.needsReason || proposal.needsReason === true,
    };
    if (proposal.asks || isWorthAsking(consequences)) setQuestion({ ...proposal, consequences });
    else make(proposal, null);
  };

  const undo = () => {
    for (let left = sizes.at(-1) ?? 1; left > 0; left -= 1) {
      const fault = store.undo();
      if (fault !== null) {
        refuse(fault);
        break;
      }
    }
    setSizes((all) => all.slice(0, -1));
    showToast(t('undone'));
  };

  return {
    propose,
    question,
    confirm: (reason: string | null) => {
      if (question) make(question, reason);
    },
    cancel: () => setQuestion(null),
    undo,
    canUndo: sizes.length > 0,
  };
}

export type FlightActions = ReturnType<typeof useFlightActions>;
