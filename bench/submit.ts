import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { capacitiesOf, newIndividualEntry } from '../functions/entries/newIndividualEntry.ts';
import { submission } from '../functions/entries/submission.ts';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { competition as competitionShape } from '../shared/contract/competitions.ts';
import { individualEntryBody } from '../shared/contract/entries.ts';
import { form as formShape } from '../shared/contract/forms.ts';
import { eventId } from '../shared/domain/events/eventId.ts';
import { individualFee } from '../shared/domain/fees/individualFee.ts';
import { ageOn } from '../shared/domain/skaters/age.ts';
import { ProductClient } from './client.ts';
import { databaseClient, startHostWithDatabase } from './database.ts';
import { atMost, median, milliseconds, times, told, type Row } from './row.ts';

const WARM_UP = 50;
const ROUNDS = 200;

const EVENTS = ['Freestyle', 'Solo Compulsories', 'Footwork', 'Artistic'].map((format) =>
  eventId(format, 'Freestyle 4'),
);

/**
 * A family's submit of four events over HTTP, and beside it the transaction that it comes down to:
 * the same items and conditions, sent to the same database by the SDK alone. They take turns, so that
 * whatever else the machine does slows both.
 */
export async function submitBesideTransaction(dataDirectory: string): Promise<Row[]> {
  const host = await startHostWithDatabase(dataDirectory);
  const family = await new ProductClient(host.origin).logIn('skater@demo.rinkside.example');
  const database = databaseClient(host.databaseUrl);
  process.env['TABLE_NAME'] = host.tableName;
  try {
    const { competition, form } = await openCompetition(family);
    const bodyOf = (fullName: string) => entryBody(competition, form, fullName);
    const submit = (fullName: string) =>
      family.post('/api/entries/individual', bodyOf(fullName), { 'idempotency-key': randomUUID() });
    const transaction = (fullName: string) => {
      const entry = newIndividualEntry({
        body: individualEntryBody.parse(bodyOf(fullName)),
        accountId: 'bench',
        competition,
        form,
        rink: { homeIsiRink: 'Juniper Flats Ice Barn', homeRinkId: null },
        now: new Date(),
      });
      const steps = submission(entry, capacitiesOf(form), { key: randomUUID(), requestHash: randomUUID() });
      const command = new TransactWriteCommand({ TransactItems: steps.map(({ write }) => write) });
      return () => database.send(command);
    };
    const [submits, transactions]: [number[], number[]] = [[], []];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const unique = `${randomUUID()} ${round}`;
      const submitted = await timed(() => submit(`Submitted ${unique}`));
      const written = await timed(transaction(`Written ${unique}`));
      if (round < WARM_UP) continue;
      submits.push(submitted);
      transactions.push(written);
    }
    return [
      told(`submit of four events over HTTP, median of ${ROUNDS}`, milliseconds(median(submits))),
      told('the bare transaction of the same items', milliseconds(median(transactions))),
      atMost('a submit beside its bare transaction', median(submits) / median(transactions), 2, times),
    ];
  } finally {
    family.close();
    database.destroy();
    await host.stop();
  }
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

type Competition = z.output<typeof competitionShape>;
type Form = z.output<typeof formShape>;

/** One without limits of places, so that it takes as many entries as are measured. */
async function openCompetition(client: ProductClient): Promise<{ competition: Competition; form: Form }> {
  const dataOf = <Schema extends z.ZodMiniType>(schema: Schema, answer: unknown) =>
    z.object({ data: schema }).parse(answer).data as z.output<Schema>;
  const address = `/api/competitions/${COMPETITION_IDS.closingToday}`;
  const competition = dataOf(competitionShape, await client.get(address));
  return { competition, form: dataOf(formShape, await client.get(`/api/forms/${competition.formId}`)) };
}

function entryBody(competition: Competition, form: Form, fullName: string) {
  const birthdate = '2015-05-05';
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = form;
  return {
    competitionId: competition.id,
    formId: form.id,
    format: 'Freestyle',
    event: EVENTS,
    fullName,
    gender: 'Female',
    birthdate,
    age: ageOn(birthdate, competition.startDate),
    country: 'United States',
    homeIsiRink: 'Juniper Flats Ice Barn',
    isi: '204817',
    expDate: '2030-08-31',
    highestIsiTestLevel: 'Freestyle 4',
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    totalPrice: individualFee(form, EVENTS.length).totalPrice,
  };
}
