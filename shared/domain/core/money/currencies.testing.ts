const codes = (text: string) => text.split(/\s+/);

/**
 * 123456 minor units formatted by currency, copied from ISO 4217's list of 2026-01-01 and not from our
 * data: tests compare both in Node and in a browser.
 */
export const FIGURES: readonly (readonly [figures: string, currencies: readonly string[]])[] = [
  ['123,456', codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF')],
  [
    '1,234.56',
    codes(
      `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF
      CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
      GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL
      MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR
      PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP
      TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
    ),
  ],
  ['123.456', codes('BHD IQD JOD KWD LYD OMR TND')],
  ['12.3456', codes('CLF UYW')],
];

/** The digits of an amount formatted in English, without its currency. */
export function figuresIn(amount: string): string {
  return /\d[\d.,]*/.exec(amount)?.[0] ?? '';
}
