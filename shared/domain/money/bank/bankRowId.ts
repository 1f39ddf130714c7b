import type { StatementRow } from '../../../contract/money/payments/bankRows.ts';

/** FNV-1a with 128 bits: http://www.isthe.com/chongo/tech/comp/fnv/ (offset basis and prime). */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;
const BITS = 128;

/**
 * A stable id from the row's content, so that importing the same file or overlapping files twice records
 * nothing twice. Page and server compute the same id; Web Crypto is no option because browsers lack it
 * without HTTPS. Case and spaces are ignored: banks break the same text differently in different exports.
 */
export function bankRowId(row: StatementRow): string {
  const fields = [row.receivedOn, row.amount, row.currency, row.payer, row.text, row.bankId, row.repeat];
  const text = fields.map((part) => plain(String(part ?? ''))).join('|');
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * PRIME);
  }
  return hash.toString(36).padStart(25, '0');
}

const plain = (text: string) => text.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, '');

/** Numbers identical rows within one file: a family may make two equal transfers on one day. */
export function withRepeats(rows: readonly Omit<StatementRow, 'repeat'>[]): StatementRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const id = bankRowId({ ...row, repeat: 0 });
    const repeat = seen.get(id) ?? 0;
    seen.set(id, repeat + 1);
    return { ...row, repeat };
  });
}
