import type { Mutant } from '../mutant.ts';

const STORED = ['familyReferences.test.ts'];
const TRANSFERS = ['familyTransfers.test.ts', 'matchBankRows.test.ts'];

export const REFERENCES: readonly Mutant[] = [
  {
    mistake: 'two families share a reference',
    within: 'familyReferenceOf',
    from: 'createWrite({ ...familyReservationKey(competitionId, reference), ...record }, onConflict),',
    to: '',
    tests: STORED,
  },
  {
    mistake: 'of two take-overs at once one loses its reference',
    within: 'inheritedWrite',
    from: 'condition: hasEarlier(own),',
    to: "condition: 'size(pk) >= :count',",
    tests: STORED,
  },
  {
    mistake: 'a take-over drops what the first account inherited meanwhile',
    within: 'inheritFamilyReference',
    from: 'condition: hasEarlier(left),',
    to: "condition: 'size(pk) >= :count',",
    tests: STORED,
  },
  {
    mistake: 'the first hundred families are taken for all',
    within: 'fewReferences',
    from: 'found.length < FEW_PAGE ? found : null',
    to: 'found',
    tests: STORED,
  },
  {
    mistake: 'a family’s earlier references match nothing',
    within: 'transferReferences',
    file: 'balance/familyTransfers.ts',
    from: '[familyReference, ...earlierFamilyReferences]',
    to: '[familyReference]',
    tests: TRANSFERS,
  },
  {
    mistake: 'a reference that is an entry’s and a family’s is taken for the entry’s',
    within: 'referencedEntries',
    from: 'if (found.has(reference)) found.delete(reference);',
    to: 'if (found.has(reference)) continue;',
    tests: TRANSFERS,
  },
  {
    mistake: 'a family’s transfer pays the newest entry first',
    within: 'oldestFirst',
    from: 'before < after ? -1',
    to: 'before > after ? -1',
    tests: ['familyBalance.test.ts', ...TRANSFERS],
  },
  {
    mistake: 'a typed O is no zero',
    within: 'squeezed',
    from: ".replaceAll('O', '0')",
    to: '',
    tests: ['referencesIn.test.ts'],
  },
  {
    mistake: 'a row of the statement is allocated twice',
    within: 'allocationProblem',
    from: 'sum + one.amount, 0) > amount',
    to: 'sum + one.amount, 0) > amount * 2',
    tests: ['bankRows.http.test.ts'],
  },
];
