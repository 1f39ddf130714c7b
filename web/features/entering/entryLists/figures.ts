import type { CompetitionFigures } from '../../../../shared/contract/entering/entries/entryLists.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { formatAmount, formatNumber } from '../../../i18n/formats.ts';
import { isOrganiser } from '../../../session/access.ts';

const FIGURES = ['entries', 'eventsEntered', 'iceMinutes', 'charged', 'paid'] as const;

export type CompetitionFigureName = (typeof FIGURES)[number];

/** The figures for a role: a head coach sees no money of the competition. */
export function figuresOfRole(role: Role | null): readonly CompetitionFigureName[] {
  return FIGURES.filter((name) => isOrganiser(role) || (name !== 'charged' && name !== 'paid'));
}

/** The entries of a kind that have a place. */
export function enteredOf({ skaters, teams, dances }: CompetitionFigures, kind: EntryKind): number {
  return { individual: skaters, team: teams, dance: dances }[kind];
}

/** A figure of the list as shown: whole minutes of ice, money in the competition's currency. */
export function figureText(
  name: CompetitionFigureName,
  figures: CompetitionFigures,
  kind: EntryKind,
): string {
  const { eventsEntered, iceSeconds, charged, paid } = figures.byKind[kind];
  switch (name) {
    case 'entries':
      return formatNumber(enteredOf(figures, kind));
    case 'eventsEntered':
      return formatNumber(eventsEntered);
    case 'iceMinutes':
      return formatNumber(Math.ceil(iceSeconds / 60));
    case 'charged':
      return formatAmount(charged ?? 0, figures.currency, true);
    case 'paid':
      return formatAmount(paid ?? 0, figures.currency, true);
  }
}

/** The number of rows that a list of this kind has, and how many of them are withdrawn. */
export function listedEntries(figures: CompetitionFigures, kind: EntryKind) {
  const counted = enteredOf(figures, kind);
  const withdrawn = figures.withdrawnEntries[kind];
  return { total: counted + figures.waitingEntries[kind] + withdrawn, withdrawn };
}

/** The amount still due for the entries of a list, in minor units; never below zero. */
export function dueOf({ byKind }: CompetitionFigures, kind: EntryKind): number {
  const { charged, paid } = byKind[kind];
  return Math.max(0, (charged ?? 0) - (paid ?? 0));
}
