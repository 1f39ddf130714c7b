import { describe, expect, it } from 'vitest';
import { ADA, BEA, MESSAGE, testMailRelays } from '../testing/mailRelay.ts';
import type { startMailSink } from '../testing/mailSink.ts';

const { startSink, relayTo } = testMailRelays();

const recipientsOf = ({ taken }: Pick<Awaited<ReturnType<typeof startMailSink>>, 'taken'>) =>
  taken.map(({ to }) => to).toSorted();

describe('a mail to two addresses', () => {
  const both = { ...MESSAGE, to: [ADA, BEA] };

  it('leaves for each by itself, and both readers see whom it went to', async () => {
    const sink = await startSink();
    expect(await relayTo().take(both)).toEqual({ outcome: 'taken', returned: [] });
    expect(recipientsOf(sink)).toEqual([[ADA], [BEA]]);
    for (const { raw } of sink.taken) expect(raw).toContain(`To: ${ADA}, ${BEA}`);
  });

  it('is repeated to the one that the relay puts off, and never to the one that has it', async () => {
    const sink = await startSink();
    sink.failAt((step, address) => (step === 'recipient' && address === BEA ? { code: 451 } : undefined));
    const relay = relayTo();
    for (let times = 0; times < 2; times += 1)
      expect(await relay.take(both)).toEqual({ outcome: 'deferred' });
    expect(recipientsOf(sink)).toEqual([[ADA]]);
    sink.failAt(() => undefined);
    for (let times = 0; times < 2; times += 1)
      expect(await relay.take(both)).toEqual({ outcome: 'taken', returned: [] });
    expect(recipientsOf(sink)).toEqual([[ADA], [BEA]]);
  });

  it('comes back once from a dead one, although the other may still take it', async () => {
    const sink = await startSink();
    let code = 451;
    let tried = 0;
    sink.failAt((step, address) => {
      if (step !== 'recipient') return undefined;
      if (address === BEA) return code > 0 ? { code } : undefined;
      tried += 1;
      return { code: 550, text: '5.1.1 No such user' };
    });
    const relay = relayTo();
    const dead = [{ address: ADA, reply: '550 5.1.1', isAddressDead: true }];
    expect(await relay.take(both)).toEqual({ outcome: 'deferred', dead });
    expect(await relay.take(both)).toEqual({ outcome: 'deferred' });
    expect(tried).toBe(1);
    code = 0;
    expect(await relay.take(both)).toEqual({ outcome: 'taken', returned: [] });
    // Whoever sends it again on purpose, has it tried again.
    expect(await relay.take(both)).toEqual({ outcome: 'taken', returned: dead });
    expect(recipientsOf(sink)).toEqual([[BEA]]);
  });
});
