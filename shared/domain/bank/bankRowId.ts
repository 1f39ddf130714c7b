import type { StatementRow } from '../../contract/payments/bankRows.ts';

/** FNV-1a with 128 bits: http://www.isthe.com/chongo/tech/comp/fnv/ (offset basis and prime). */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;
const BITS = 128;

/**
 * Tells a row of a bank statement from every other by what it says, so that the same file taken in
 * twice, or two files that overlap, record nothing twice. Page and server make the same id; a hash of
 * the platform would not do, because browsers have none where the address is not https. Case and
 * spaces do not count: banks break the same text differently in different exports.
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

/** Numbers rows that say the same within one file: two transfers of one family on one day are two. */
export function withRepeats(rows: readonly Omit<StatementRow, 'repeat'>[]): StatementRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const id = bankRowId({ ...row, repeat: 0 });
    const repeat = seen.get(id) ?? 0;
    seen.set(id, repeat + 1);
    return { ...row, repeat };
  });
}
