import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { bareTransaction } from './bareTransaction.ts';
import { ProductClient } from './client.ts';
import { confirmedFamily } from './confirmedFamily.ts';
import { databaseClient, startHostWithDatabase } from './database.ts';
import { submit } from './familySubmit.ts';
import { mailsSent } from './mailsSent.ts';
import { atMost, median, milliseconds, reported, times, type Row } from './row.ts';
import { unlimitedCompetition } from './unlimitedCompetition.ts';

/** A family of three, in a competition after the other; events that an account enters are limited, see attempts.ts. */
const SKATERS_OF_FAMILY = 3;
const COMPETITIONS = 20;
/** A club's or coach's account that enters all of its skaters in one competition. */
const SKATERS_OF_COACH = 48;
/** Unmeasured submits: code is compiled at its first runs. */
const WARM_UP = 21;

/** Milliseconds of each call, of the same rounds in the same order. */
interface Measured {
  readonly submits: number[];
  readonly transactions: number[];
  readonly sessions: number[];
}

interface Budgets {
  readonly what: string;
  /** `own`: the functions call the database by its address. */
  readonly database?: string;
  /** A submit divided by its bare transaction. */
  readonly family: number;
  readonly coach: number;
}

/**
 * Submits of four events over HTTP, compared with their bare transactions: the same items and conditions, sent
 * to the same database by the SDK alone. They alternate, so that other load on the machine slows both.
 */
export async function submitBesideTransaction(dataDirectory: string): Promise<Row[]> {
  return [
    ...(await rowsOf(dataDirectory, { what: '', database: 'own', family: 1.9, coach: 2.2 })),
    ...(await rowsOf(dataDirectory, { what: ', database in the process', family: 1.4, coach: 1.6 })),
  ];
}

async function rowsOf(dataDirectory: string, { what, database: at, family, coach }: Budgets): Promise<Row[]> {
  const host = await startHostWithDatabase(dataDirectory, at);
  const administrator = await new ProductClient(host.origin).logIn('superadmin@demo.rinkside.example');
  const database = databaseClient(host);
  process.env['TABLE_NAME'] = host.tableName;
  const measure = async (skaters: number, competitions: number, warmUp: number) => {
    const account = await confirmedFamily(host.origin);
    const measured: Measured = { submits: [], transactions: [], sessions: [] };
    try {
      for (let competition = 0; competition < competitions; competition++) {
        const target = await unlimitedCompetition(administrator, COMPETITION_IDS.closingToday);
        for (let skater = 0; skater < skaters; skater++) {
          const name = `of ${competition} and ${skater} ${crypto.randomUUID()}`;
          measured.submits.push(await timed(() => submit(account, target, `Submitted ${name}`)));
          await mailsSent(host.origin);
          measured.transactions.push(await timed(bareTransaction(database, target, `Written ${name}`)));
          measured.sessions.push(await timed(() => account.get('/api/auth/users')));
        }
      }
    } finally {
      account.close();
    }
    for (const figures of Object.values(measured) as number[][]) figures.splice(0, warmUp);
    return measured;
  };
  try {
    const ofFamily = await measure(SKATERS_OF_FAMILY, COMPETITIONS + WARM_UP / SKATERS_OF_FAMILY, WARM_UP);
    const ofCoach = await measure(SKATERS_OF_COACH, 1, 0);
    const last = { submits: ofCoach.submits.slice(-12), transactions: ofCoach.transactions.slice(-12) };
    return [
      ...medians(`a family of ${SKATERS_OF_FAMILY}${what}`, ofFamily),
      atMost(`${besideOf(`a family of ${SKATERS_OF_FAMILY}`)}${what}`, ratio(ofFamily), family, times),
      ...medians(`a coach with ${SKATERS_OF_COACH}${what}`, ofCoach),
      atMost(`${besideOf(`a coach with ${SKATERS_OF_COACH}`)}${what}`, ratio(ofCoach), coach, times),
      atMost(`${besideOf('the last twelve of the coach')}${what}`, ratio(last), coach, times),
    ];
  } finally {
    administrator.close();
    database.destroy();
    await host.stop();
  }
}

const besideOf = (who: string) => `${who}: submit beside its bare transaction`;

const ratio = ({ submits, transactions }: Pick<Measured, 'submits' | 'transactions'>) =>
  median(submits) / median(transactions);

function medians(who: string, { submits, transactions, sessions }: Measured): Row[] {
  return [
    reported(`${who}: submit of four events over HTTP, median of ${submits.length}`, ms(submits)),
    reported(`${who}: the bare transaction of the same items`, ms(transactions)),
    reported(`${who}: a call over HTTP that reads its session alone`, ms(sessions)),
  ];
}

const ms = (figures: readonly number[]) => milliseconds(median(figures));

async function timed(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}
