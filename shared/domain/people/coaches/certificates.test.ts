import { describe, expect, it } from 'vitest';
import { certificatesOn, certificatesOnAll, coversCertificate } from './certificates.ts';

const held = [
  { certificate: 'gold', date: '2024-05-01', expiry: '2027-05-01' },
  { certificate: 'synchro', date: '2026-01-10', expiry: null },
] as const;

describe('certificatesOn', () => {
  it.each([
    ['2024-04-30', []],
    ['2024-05-01', ['gold']],
    ['2026-01-10', ['gold', 'synchro']],
    ['2027-05-01', ['gold', 'synchro']],
    ['2027-05-02', ['synchro']],
  ])('on %s holds %j', (day, expected) => {
    expect(certificatesOn(held, day)).toEqual(expected);
  });
});

describe('certificatesOnAll', () => {
  it('holds a certificate on all of a competition’s days', () => {
    expect(certificatesOnAll(held, ['2027-05-01', '2027-05-02'])).toEqual(['synchro']);
    expect(certificatesOnAll(held, [])).toEqual([]);
  });
});

describe('coversCertificate', () => {
  it.each([
    ['gold', ['bronze', 'silver', 'gold']],
    ['silver', ['bronze', 'silver']],
    ['bronze', ['bronze']],
    ['synchro', ['synchro']],
  ] as const)('%s covers %j', (certificate, covered) => {
    const all = ['bronze', 'silver', 'gold', 'synchro'] as const;
    expect(all.filter((needed) => coversCertificate([certificate], needed))).toEqual(covered);
  });
});
