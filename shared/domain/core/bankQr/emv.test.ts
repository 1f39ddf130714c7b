import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, readEmv, readObjects, writeEmv } from './emv.ts';

/** Codes that others have published, each with its source. */
const PUBLISHED = [
  [
    'EMVCo, Merchant-Presented Mode 1.1, appendix (with a name in Chinese)',
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A',
  ],
  [
    'FPS: Odoo 18, l10n_hk/tests',
    '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
  ],
  [
    'FPS: HKTEST of a bank’s payment gateway, with the reference in 62-05',
    '00020101021226320012hk.com.hkicl0207600050906011520400005303344540510.505802HK5902NA6002HK62270523HKTEST202103190606259626304BCD1',
  ],
  [
    'PayNow: Odoo 18, l10n_sg/tests (the hospital fund of pyPayNowSg’s test)',
    '00020101021226400009SG.PAYNOW010120213200002150HWCF0301052040000530370254031005802SG5914company_1_data6009Singapore62170113INV/TEST/0001630416C8',
  ],
  [
    'PromptPay: dtinth/promptpay-qr, index.test.js',
    '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
  ],
  [
    'QRIS: configuration example of a shop',
    '00020101021126760024ID.CO.SPEEDCASH.MERCHANT01189360081530001781290215ID10250017812990303UKE51440014ID.CO.QRIS.WWW0215ID10254070371220303UKE5204597853033605802ID5909TOKO DIGI6008SIDOARJO61056125362410509S299296470117202512041259391230703A0163043D6C',
  ],
  [
    'DuitNow: screen of a temple’s cash desk',
    '00020201021126520014A000000615000101068900530220MDN163112377136573055204539953034585802MY5925PERTUBUHANPENGANUTAGAMABU6008ULUTIRAM630494FE',
  ],
  [
    'QR Ph: test of a payment parser',
    '00020101021127830012com.p2pqrpay0111GXCHPHM2XXX02081234567803150000000000000000417TESTTESTTESTTEST15204601653036085802PH5909TEST SHOP6006Manila61041000630476A9',
  ],
] as const;

it('computes CRC-16/CCITT-FALSE', () => {
  // The check value of the catalogue of parametrised CRC algorithms.
  expect(crc16('123456789')).toBe('29B1');
});

describe('an EMV code', () => {
  it.each(PUBLISHED)('is read and written again as published: %s', (_source, code) => {
    const { objects, fault } = readEmv(code);
    expect(fault).toBeNull();
    expect(writeEmv(objects ?? [])).toBe(code);
  });

  it('has nested objects, in their order', () => {
    const { objects } = readEmv(PUBLISHED[1][1]);
    const account = objects?.find(({ tag }) => tag === '26')?.value ?? '';
    expect(readObjects(account)).toEqual([
      { tag: '00', value: 'hk.com.hkicl' },
      { tag: '03', value: '+852-67891234' },
    ]);
  });

  it.each([
    ['empty', ''],
    ['a web address', 'https://rink.example/pay'],
    ['cut off', PUBLISHED[1][1].slice(0, -6)],
    ['a length beyond its end', '000201630499'],
    ['without a checksum', '0002015802HK'],
  ])('is refused as malformed: %s', (_case, code) => {
    expect(readEmv(code).fault).toBe('malformed');
  });

  const tag = fc.integer({ min: 1, max: 62 }).map((number) => String(number).padStart(2, '0'));
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((text) => [...text].length < 100);
  const objects = fc
    .array(fc.record({ tag, value }), { maxLength: 12 })
    .map((more) => [{ tag: '00', value: '01' }, ...more]);

  it('is read as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(objects, (written) => {
        expect(readEmv(writeEmv(written))).toEqual({ objects: written, fault: null });
      }),
    );
  });

  it('does not survive any changed character', () => {
    const character = fc.constantFrom(
      ...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .-/',
    );
    fc.assert(
      fc.property(fc.constantFrom(...PUBLISHED), fc.nat(), character, ([, code], place, other) => {
        const at = place % code.length;
        fc.pre(code[at]?.toUpperCase() !== other.toUpperCase());
        expect(readEmv(`${code.slice(0, at)}${other}${code.slice(at + 1)}`).objects).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
