import { storeMarks, storeRuling } from '../../functions/store/day/sheets/markRepository.ts';
import { sheetsOf, sheetStatesOf } from '../../functions/store/day/sheets/repository.ts';
import type { StoredMark } from '../../functions/store/day/sheets/storedMarks.ts';
import { DEFAULT_JUDGING_RULES } from '../../shared/domain/entering/judgingRules/defaultRules.ts';
import { flightRulesOf } from '../../shared/domain/entering/judgingRules/flightRules.ts';

/** The reads and writes of sheets, with one mark of a judge. */
export async function markPatterns({ id: competitionId }: { readonly id: string }, now: Date) {
  const at = now.toISOString();
  const by = { kind: 'account' as const, id: 'A1', name: 'Kim Lake' };
  const flight = { competitionId, flightId: 'f1' };
  const mark = (sequence: number): StoredMark => ({
    id: `m${String(sequence)}`,
    seat: 'judge1',
    programmeId: 'p1',
    column: 'judge1.1',
    value: 72,
    device: 'tablet',
    sequence,
    at,
    receivedAt: at,
    by,
    source: 'device',
    replaces: [],
  });
  const rules = flightRulesOf(DEFAULT_JUDGING_RULES, {
    format: { format: 'Freestyle', entry: 'individual' },
    event: { id: 'FS4', level: 'Freestyle 4', seconds: 120 },
  });
  const store = (sequence: number) =>
    storeMarks(flight, {
      mostBefore: 30,
      seat: 'judge1',
      marks: [mark(sequence)],
      sheet: {},
      rules,
      read: null,
      before: null,
      at,
    });
  await store(1);
  return {
    sheetsOf: () => sheetsOf(competitionId, 'f1'),
    sheetStatesOf: () => sheetStatesOf(competitionId, ['f1', 'f2']),
    storeMarks: () => store(2),
    storeRuling: () => storeRuling(flight, { version: 0, range: null, before: null, by, at }),
  };
}
