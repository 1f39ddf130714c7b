import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { ROUTES } from '../../../../../shared/contract/routes.ts';
import { findCompetition } from '../../../../store/entering/competitions/repository.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { checkEntry } from './evaluateEntry.ts';
import { evaluateEntryForm } from './evaluateEntryForm.ts';
import { findingsWithNames } from '../views/findings.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';

let dynamo: RunningDynamo;
let federation: Server;
beforeAll(async () => {
  dynamo = await startMemoryTable();
  federation = createServer((_request, response) => response.writeHead(503).end());
  await new Promise<void>((resolve) => federation.listen(0, '127.0.0.1', resolve));
  const { port } = federation.address() as AddressInfo;
  process.env['MEMBERSHIP_REGISTRY'] = `http://127.0.0.1:${String(port)}/members/{number}`;
});
afterAll(async () => {
  vi.restoreAllMocks();
  federation.closeAllConnections();
  federation.close();
  await dynamo.close();
});

it('is an answer of its own, in the form as in the entry', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const now = new Date();
  const entry = await stagedEntry(now);
  const competition = await findCompetition(entry.competitionId);
  if (!competition) throw new Error('The competition of a staged entry is stored');
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  const submitted = await checkEntry(entry, { competition, form, now });

  const { competitionId, kind, homeIsiRink, country } = entry;
  const body = ROUTES.checkEligibility.body.parse({
    competitionId,
    kind,
    homeIsiRink,
    country,
    event: entry.events.map(({ id }) => id),
    people: peopleOf(entry),
  });
  const data = await evaluateEntryForm(entry.accountId, body, now);
  expect(data).toMatchObject({ registry: 'notAnswering', refused: false });
  expect(data.checks.filter(({ outcome }) => outcome !== 'pass')).toEqual(
    findingsWithNames({ ...entry, checks: submitted.findings }),
  );
  expect(data.checks.map(({ reason }) => reason)).toContain('memberNotAnswering');
});
