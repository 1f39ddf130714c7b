import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import { recordCalls, type RecordedCall } from '../../local/testing/recordedCalls.ts';
import { stagedPatterns } from '../../local/testing/stagedPatterns.ts';
import { documentClient } from '../platform/table/client.ts';

interface Row {
  readonly number: number;
  readonly name: string;
  readonly calls: string;
  readonly units: string;
}

/** The rows of ACCESS-PATTERNS.md: number, question, function, keys, calls, units. */
const rows: Row[] = readFileSync(path.join(import.meta.dirname, 'ACCESS-PATTERNS.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number]) => /^\d+$/.test(number ?? ''))
  .map(([, number, , name, , calls, units]) => ({
    number: Number(number),
    name: name?.replaceAll('`', '') ?? '',
    calls: calls ?? '',
    units: units ?? '',
  }));

const ASKING_FILES =
  /([rR]epository|rosters|memberNumbers|markedNumbers|entries.listRows|entries.labels|entries.lists|entries.history|storeNewEntry|storedForms|storedCompetitions|storedDrafts|competitions.seasons|namedUses|rinkUses|accounts|attempts|suppressedAddresses|outbox.dueItems|mailRate|reservations|signUps|placeholders|handoverLinks|superAdministrators|eventLimits|audit|accounts.links|deleteAccount|erasePerson|sessionAccount|sessionRecords|bulkChange|registryAnswers|entries.emergency|entries.skaterEntries|pricing.priceSteps|pricing.familyPrice|recordReading|partners.couples|secondFactors.factors|secondFactors.challenges|signInSettings|settings.writeProbe|store.money.payments.payments|store.money.payments.bankRows|store.entering.families.familyReferences|accounts.coachLinks|store.\w+.coaches.(pupils|merges|namedCoaches)|store.planning.draft.planSwitch|store.day.codes.findOpenedCode)\.ts$/;

/** Every function of the product that asks the table: the exported ones of its repositories. */
function askingFunctions(): string[] {
  const folder = path.join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    ASKING_FILES.test(file),
  );
  return files
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .flatMap((line) => /^export async function (\w+)/.exec(line)?.[1] ?? []);
}

let dynamo: RunningDynamo;
let calls: RecordedCall[];
let patterns: Awaited<ReturnType<typeof stagedPatterns>>;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  patterns = await stagedPatterns();
  calls = recordCalls(documentClient());
});
afterAll(() => dynamo.close());

describe('ACCESS-PATTERNS.md', () => {
  it('numbers every question that the product asks', () => {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows.map(({ name }) => name).sort()).toEqual(askingFunctions().sort());
  });

  it.each(rows)('$number $name: $calls, $units', async ({ name, calls: expected, units }) => {
    calls.length = 0;
    await patterns[name]?.();
    expect(calls.map(({ call }) => call).join(', ')).toBe(expected);
    expect(String(calls.reduce((total, call) => total + call.units, 0))).toBe(units);
  });
});
