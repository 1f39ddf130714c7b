import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../local/testing/caller.ts';
import { entryBody } from '../../../local/testing/competitions.ts';
import { demoAccount } from '../../../local/testing/people.ts';
import { newJudgedFlights, type JudgedFlights } from '../../../local/testing/sheets.ts';

let admin: Caller;
let staged: JudgedFlights;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
});

describe('a programme that no flight has', () => {
  it('walks on in one flight of its event, and is told so by another', async () => {
    const { params } = staged;
    await staged.family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const { unplaced } = await admin.data('listRuns', { params });
    const body = { programmeId: unplaced[0]?.programmeId, reason: 'Entered at the desk', version: 0 };
    const walkOn = (flightId: string) => admin.call('addWalkOn', { params: { ...params, flightId }, body });
    expect((await walkOn('f2')).status).toBe(200);
    expect(fieldCodes(await walkOn('f1'))).toEqual(['programmeId AlreadyExist']);
  });
});
