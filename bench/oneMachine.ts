import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { ProductClient } from './client.ts';
import { confirmedFamily } from './confirmedFamily.ts';
import { COMPETITION } from './crowds.ts';
import { loadOpenCompetition, submit } from './familySubmit.ts';
import { newJudges } from './judges.ts';
import { HOST_COMMAND, startHost } from './localHost.ts';
import { milliseconds, pieces, reported, type Row } from './row.ts';
import { unlimitedCompetition } from './unlimitedCompetition.ts';

/** Clients of each kind, each asking again as soon as it is answered. */
const AT_ONCE = 8;
const SECONDS = 20;
/** A judge marks a maneuver in five seconds at the fastest. */
const SECONDS_OF_MARK = 5;
/** A page that is looked at while the day runs. */
const SECONDS_OF_POLL = 4;
/** Of an account in a quarter of an hour, each of four events. */
const MOST_ENTRIES = 40;
/** A sheet holds no more of so many judges. */
const MOST_MARKS = 80;

interface Load {
  readonly done: number;
  readonly seconds: number;
  /** Milliseconds, in order. */
  readonly times: readonly number[];
}

/**
 * Measures how much one machine carries of each kind of work while it does nothing else; the clients are on the same
 * machine, so its users have more.
 */
export async function oneMachine(dataDirectory: string): Promise<Row[]> {
  const host = await startHost(HOST_COMMAND, dataDirectory, { DEMO_DATA: 'on' });
  const administrator = await new ProductClient(host.origin).logIn('superadmin@demo.rinkside.example');
  try {
    const target = await unlimitedCompetition(administrator, COMPETITION_IDS.closingToday);
    const families = await Promise.all(Array.from({ length: AT_ONCE }, () => confirmedFamily(host.origin)));
    const entering = await under(
      families,
      async (family, index) => {
        const open = await loadOpenCompetition(family, target.competition.id);
        await submit(family, open, `Skater ${String(index)} ${crypto.randomUUID()}`);
      },
      MOST_ENTRIES,
    );
    const mark = await newJudges(host.origin, COMPETITION);
    const marking = await under(families, mark, MOST_MARKS);
    const visitors = Array.from({ length: AT_ONCE }, () => new ProductClient(host.origin));
    const watching = await under(visitors, async (visitor) => {
      await visitor.get(`/api/competitions/${COMPETITION_IDS.today}/live`);
    });
    for (const client of [...families, ...visitors]) client.close();
    const perSecond = ({ done, seconds }: Load) => done / seconds;
    return [
      reported(
        'families that enter a skater in four events, in an hour',
        pieces(perSecond(entering) * 3_600),
      ),
      ...slowest(entering),
      reported('tablets that mark each five seconds', pieces(perSecond(marking) * SECONDS_OF_MARK)),
      ...slowest(marking),
      reported(
        'pages of a running day, each asking every four seconds',
        pieces(perSecond(watching) * SECONDS_OF_POLL),
      ),
      ...slowest(watching),
    ];
  } finally {
    administrator.close();
    await host.stop();
  }
}

/** Work done by clients for a while, each for itself. */
async function under(
  clients: readonly ProductClient[],
  work: (client: ProductClient, index: number) => Promise<void>,
  most = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  await Promise.all(
    clients.map(async (client) => {
      for (let index = 0; seconds() < SECONDS && index < most; index += 1) {
        const before = performance.now();
        await work(client, index);
        times.push(performance.now() - before);
      }
    }),
  );
  return { done: times.length, seconds: seconds(), times: times.toSorted((one, other) => one - other) };
}

const slowest = ({ times }: Load): Row[] => [
  reported('  an answer, the slowest of twenty', milliseconds(times[Math.floor(times.length * 0.95)] ?? 0)),
];
