import { describe, expect, it } from 'vitest';
import type { BankQr } from '../../../contract/core/bankQr.ts';
import { bankQrCode } from './bankQrCode.ts';
import { bankQrProblems } from './bankQrProblems.ts';
import { readEmv, writeEmv } from './emv.ts';
import { epcCode, isIban, shownIban } from './epcCode.ts';
import { fpsProxy, payNowProxy, promptPayProxy } from './proxies.ts';
import { fpsCode, payNowCode, promptPayCode } from './proxyCodes.ts';

const settings = (change: Partial<BankQr>): BankQr => ({
  scheme: 'fps',
  payee: 'Harbour Lights Skating Club',
  account: '1234567',
  bic: null,
  ...change,
});

const objectsOf = (code: string) => readEmv(code).objects ?? [];

/** Published codes: the sources are named in emv.test.ts. */
const QRIS =
  '00020101021126760024ID.CO.SPEEDCASH.MERCHANT01189360081530001781290215ID10250017812990303UKE51440014ID.CO.QRIS.WWW0215ID10254070371220303UKE5204597853033605802ID5909TOKO DIGI6008SIDOARJO61056125362410509S299296470117202512041259391230703A0163043D6C';
const QR_PH =
  '00020101021127830012com.p2pqrpay0111GXCHPHM2XXX02081234567803150000000000000000417TESTTESTTESTTEST15204601653036085802PH5909TEST SHOP6006Manila61041000630476A9';
const DUIT_NOW =
  '00020201021126520014A000000615000101068900530220MDN163112377136573055204539953034585802MY5925PERTUBUHANPENGANUTAGAMABU6008ULUTIRAM630494FE';

describe('codes from a proxy, against published ones', () => {
  it('PromptPay: dtinth/promptpay-qr, index.test.js', () => {
    const code = (account: string, amount: string | null) =>
      promptPayCode({ account, payee: '', amount, reference: null });
    expect(code('080-123-4567', null)).toBe(
      '00020101021129370016A000000677010111011300668012345675802TH530376463046197',
    );
    expect(code('+66-89-123-4567', null)).toBe(
      '00020101021129370016A000000677010111011300668912345675802TH5303764630429C1',
    );
    expect(code('1-1111-11111-11-1', null)).toBe(
      '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A',
    );
    expect(code('0123456789012', null)).toBe(
      '00020101021129370016A000000677010111021301234567890125802TH530376463040CBD',
    );
    expect(code('000-000-0000', '4.22')).toBe(
      '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
    );
  });

  it('FPS: Odoo 18, l10n_hk/tests', () => {
    const asked = { account: '+852 6789 1234', payee: 'company_1_data' };
    expect(fpsCode({ ...asked, amount: '100', reference: 'INV/TEST/0001' })).toBe(
      '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
    );
    expect(fpsCode({ ...asked, amount: '100.5', reference: 'INV/TEST/0002' })).toBe(
      '00020101021226330012hk.com.hkicl0313+852-678912345204000053033445405100.55802HK5914company_1_data6002HK62170513INV/TEST/000263049E64',
    );
  });

  it('PayNow: Odoo 18, l10n_sg/tests, and pyPayNowSg, tests/test_payload.py', () => {
    const asked = { account: '200002150HWCF', payee: 'company_1_data' };
    expect(payNowCode({ ...asked, amount: '100', reference: 'INV/TEST/0001' })).toBe(
      '00020101021226400009SG.PAYNOW010120213200002150HWCF0301052040000530370254031005802SG5914company_1_data6009Singapore62170113INV/TEST/0001630416C8',
    );
    const fund = { ...asked, payee: 'NATIONAL HEALTHCARE GRO', amount: null, reference: null };
    expect(payNowCode(fund)).toBe(
      '00020101021126400009SG.PAYNOW010120213200002150HWCF030115204000053037025802SG5923NATIONAL HEALTHCARE GRO6009Singapore6304DF3F',
    );
  });

  it('write the whole amount of a currency with its decimals, and a name in another script as NA', () => {
    const payment = { amount: 190_000, currency: 'HKD', reference: 'K7QM-2F9D' };
    const { objects } = readEmv(bankQrCode(settings({ payee: '海港滑冰會' }), payment) ?? '');
    expect(objects).toEqual([
      { tag: '00', value: '01' },
      { tag: '01', value: '12' },
      { tag: '26', value: '0012hk.com.hkicl02071234567' },
      { tag: '52', value: '0000' },
      { tag: '53', value: '344' },
      { tag: '54', value: '1900.00' },
      { tag: '58', value: 'HK' },
      { tag: '59', value: 'NA' },
      { tag: '60', value: 'HK' },
      { tag: '62', value: '0509K7QM-2F9D' },
    ]);
  });
});

describe('codes from a bank’s static one', () => {
  it('keep everything in order but amount, reference, point of initiation and checksum', () => {
    const code = (change: Partial<BankQr>, amount: number, currency: string) =>
      bankQrCode(settings(change), { amount, currency, reference: 'K7QM-2F9D' });
    expect(code({ scheme: 'qris', account: QRIS }, 50_000_00, 'IDR')?.slice(0, -4)).toBe(
      '00020101021226760024ID.CO.SPEEDCASH.MERCHANT01189360081530001781290215ID10250017812990303UKE51440014ID.CO.QRIS.WWW0215ID10254070371220303UKE520459785303360540550000' +
        '5802ID5909TOKO DIGI6008SIDOARJO61056125362410509K7QM-2F9D0117202512041259391230703A016304',
    );
    expect(code({ scheme: 'qrPh', account: QR_PH }, 1_250_50, 'PHP')?.slice(0, -4)).toBe(
      '00020101021227830012com.p2pqrpay0111GXCHPHM2XXX02081234567803150000000000000000417TESTTESTTESTTEST15204601653036085407' +
        '1250.505802PH5909TEST SHOP6006Manila6104100062130509K7QM-2F9D6304',
    );
  });

  it.each([
    ['duitNow', DUIT_NOW, 'MYR'],
    ['qris', QRIS, 'IDR'],
    ['qrPh', QR_PH, 'PHP'],
  ] as const)(
    '%s: are right codes, and change no more when the same is asked again',
    (scheme, account, currency) => {
      const payment = { amount: 99_050, currency, reference: 'K7QM-2F9D' };
      const once = bankQrCode(settings({ scheme, account }), payment) ?? '';
      expect(readEmv(once).objects).toEqual(
        expect.arrayContaining([
          { tag: '01', value: '12' },
          { tag: '54', value: '990.50' },
        ]),
      );
      expect(bankQrCode(settings({ scheme, account: once }), payment)).toBe(once);
    },
  );
});

describe('the EPC code', () => {
  const asked = { payee: 'Red Cross of Belgium', iban: 'BE72 0000 0000 1616', bic: 'BPOTBEB1' };

  it('is the European Payments Council’s example but for the purpose and the text', () => {
    // EPC069-12 version 2.1: BCD/002/1/SCT/BPOTBEB1/Red Cross of Belgium/BE72000000001616/EUR1/CHAR//Urgency fund.
    const code = epcCode({ ...asked, amount: '1', reference: 'Urgency fund' });
    expect(code).toBe(
      'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1\n\n\nUrgency fund',
    );
  });

  it('needs no BIC, and writes cents', () => {
    const bankQr = settings({
      scheme: 'epc',
      payee: 'Alster Eislauf e.V.',
      account: 'DE89370400440532013000',
    });
    expect(bankQrCode(bankQr, { amount: 11_050, currency: 'EUR', reference: 'K7QM-2F9D' })).toBe(
      'BCD\n002\n1\nSCT\n\nAlster Eislauf e.V.\nDE89370400440532013000\nEUR110.50\n\n\nK7QM-2F9D',
    );
  });

  it('is made for right IBANs only', () => {
    // The examples of the IBAN registry (SWIFT, ISO 13616).
    expect(
      ['DE89 3704 0044 0532 0130 00', 'GB29 NWBK 6016 1331 9268 19', 'NO93 8601 1117 947'].map(isIban),
    ).toEqual([true, true, true]);
    expect(['DE89370400440532013001', 'GB29NWBK60161331926891', '12345678', ''].map(isIban)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(shownIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });
});

describe('proxies', () => {
  it.each([
    ['1234567', '02', '1234567'],
    ['123456789', '02', '123456789'],
    ['9123 4567', '03', '+852-91234567'],
    ['+85291234567', '03', '+852-91234567'],
    ['+86-13812345678', '03', '+86-13812345678'],
    ['pay@harbour.example', '04', 'pay@harbour.example'],
  ])('FPS: %s', (typed, kind, value) => expect(fpsProxy(typed)).toEqual({ kind, value }));

  it.each([
    ['+65 9123 4567', '0', '+6591234567'],
    ['91234567', '0', '+6591234567'],
    ['201403121w', '2', '201403121W'],
    ['T08GB0025ACT1', '2', 'T08GB0025ACT1'],
    ['53123456A', '2', '53123456A'],
  ])('PayNow: %s', (typed, kind, value) => expect(payNowProxy(typed)).toEqual({ kind, value }));

  it('refuse what is none', () => {
    expect(['', '12345', '+852-1234567', 'no@where', '12345678901234'].map(fpsProxy)).toEqual(
      Array(5).fill(null),
    );
    expect(['', '12345678', '+85291234567', '201403121'].map(payNowProxy)).toEqual(Array(4).fill(null));
    expect(['', '81234567', '123456789012', '+6591234567'].map(promptPayProxy)).toEqual(Array(4).fill(null));
  });
});

describe('bankQrProblems', () => {
  it.each([
    ['no code', null, 'HKD', []],
    ['FPS in Hong Kong dollars', settings({}), 'HKD', []],
    ['FPS of a draft without currency', settings({}), null, []],
    ['FPS in US dollars', settings({}), 'USD', ['bankQr.scheme MustEnabled']],
    [
      'an EPC code in pounds',
      settings({ scheme: 'epc', account: 'DE89370400440532013000' }),
      'GBP',
      ['bankQr.scheme MustEnabled'],
    ],
    ['a wrong proxy', settings({ account: '12' }), 'HKD', ['bankQr.account MustValid']],
    [
      'a wrong IBAN',
      settings({ scheme: 'epc', account: 'DE89370400440532013001' }),
      'EUR',
      ['bankQr.account MustCorrect'],
    ],
    [
      'a wrong BIC',
      settings({ scheme: 'epc', account: 'DE89370400440532013000', bic: 'X' }),
      'EUR',
      ['bankQr.bic MustValid'],
    ],
    [
      'a code with a wrong letter',
      settings({ scheme: 'qris', account: QRIS.replace('DIGI', 'DIGA') }),
      'IDR',
      ['bankQr.account MustCorrect'],
    ],
    [
      'a code of another country',
      settings({ scheme: 'qrPh', account: QRIS }),
      'PHP',
      ['bankQr.account MustEnabled'],
    ],
    [
      'no code at all',
      settings({ scheme: 'duitNow', account: 'https://bank.example' }),
      'MYR',
      ['bankQr.account MustValid'],
    ],
    [
      'an FPS address that no code holds',
      settings({ account: `${'a'.repeat(60)}@${'b'.repeat(20)}.example` }),
      'HKD',
      ['bankQr.account MustValid'],
    ],
    [
      'a code with a currency twice',
      settings({
        scheme: 'duitNow',
        account: writeEmv([...objectsOf(DUIT_NOW), { tag: '53', value: '840' }]),
      }),
      'MYR',
      ['bankQr.account MustValid'],
    ],
    ['a right code', settings({ scheme: 'qris', account: ` ${QRIS}\n` }), 'IDR', []],
  ] as const)('%s', (_case, bankQr, currency, problems) => {
    expect(bankQrProblems(bankQr, currency).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
  });

  it('asks for the amount alone, whatever the pasted code would add to it', () => {
    const tips = [
      { tag: '55', value: '02' },
      { tag: '56', value: '100.00' },
      { tag: '57', value: '9.50' },
    ];
    const account = writeEmv([...objectsOf(DUIT_NOW), ...tips]);
    const payment = { amount: 12_345, currency: 'MYR', reference: 'K7QM-2F9D' };
    const code = bankQrCode(settings({ scheme: 'duitNow', account }), payment);
    expect(code).toBe(bankQrCode(settings({ scheme: 'duitNow', account: DUIT_NOW }), payment));
  });

  it('makes no EPC code above the largest amount of the scheme', () => {
    const epc = settings({ scheme: 'epc', account: 'DE89370400440532013000' });
    const payment = { currency: 'EUR', reference: 'K7QM-2F9D' };
    expect(bankQrCode(epc, { ...payment, amount: 99_999_999_999 })).toContain('EUR999999999.99');
    expect(bankQrCode(epc, { ...payment, amount: 100_000_000_000 })).toBeNull();
  });

  it('lets no code be made that it refuses', () => {
    const wrong = settings({ account: '12' });
    const payment = { amount: 100, currency: 'HKD', reference: 'K7QM-2F9D' };
    expect(bankQrCode(wrong, payment)).toBeNull();
    expect(bankQrCode(settings({}), { ...payment, currency: 'USD' })).toBeNull();
    expect(bankQrCode(settings({}), { ...payment, amount: 0 })).toBeNull();
    expect(bankQrCode(settings({}), { ...payment, amount: 100_000_000_000_000 })).toBeNull();
  });
});
