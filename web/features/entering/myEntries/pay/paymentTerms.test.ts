import { expect, it } from 'vitest';
import { paymentTerms } from './paymentTerms.ts';

const FAMILY = { currency: 'HKD', reference: 'FAM1-LY00', paymentInstructions: null, bankQr: null };
const due = (paymentReference: string, balance: number) =>
  ({ id: paymentReference, kind: 'individual', name: 'Mia', paymentReference, balance }) as const;

it('pays one entry by its own reference, and several by the family’s', () => {
  const [mia, leo] = [due('M1A0-0001', 95_000), due('LE00-0002', 45_000)];
  expect(paymentTerms([mia], FAMILY)).toMatchObject({ amount: 95_000, reference: 'M1A0-0001' });
  expect(paymentTerms([mia, leo], FAMILY)).toMatchObject({ amount: 140_000, reference: 'FAM1-LY00' });
});
