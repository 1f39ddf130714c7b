import type { Invoice } from '../../../../shared/contract/money/documents/invoices.ts';
import type { Language } from '../../../../shared/contract/core/languages.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import type { Settings } from '../../../../shared/contract/core/settings.ts';
import { invoicedEntries, invoiceSums } from '../../../../shared/domain/money/receipts/invoicedEntries.ts';
import { isSameInvoice } from '../../../../shared/domain/money/receipts/isSameInvoice.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { findRink } from '../../../store/people/rinks/repository.ts';
import { federationSettings } from '../../../store/core/settings/repository.ts';
import { currentEntriesOfRink } from '../../entering/entries/rinkEntries.ts';
import { documentHead } from '../../entering/competitions/documentHead.ts';
import { findInvoice, invoicedIn, invoicesOfRink } from '../../../store/money/documents/invoiceRepository.ts';
import type { StoredInvoice } from '../../../store/money/documents/storedInvoice.ts';

interface RinkInvoiceQuery {
  readonly competitionId: string;
  /** A `rinkIdentity`. */
  readonly rink: string;
  /** The draft is written in this account's language. */
  readonly accountId: string;
  readonly now: Date;
}

export interface RinkInvoiceState {
  readonly draft: Invoice;
  readonly entries: readonly StoredEntry[];
  /** Oldest first. */
  readonly invoices: readonly StoredInvoice[];
  readonly isCurrent: boolean;
}

/**
 * A rink's invoices, and the draft of one as its entries are now.
 * @throws {ApiError} NotFound without such a competition, or when the rink never had anything to pay
 */
export async function loadRinkInvoices({
  competitionId,
  rink,
  accountId,
  now,
}: RinkInvoiceQuery): Promise<RinkInvoiceState> {
  const [competition, settings, account, registered, entries, invoices] = await Promise.all([
    getCompetition(competitionId),
    federationSettings(),
    findAccount(accountId),
    findRink(rink),
    currentEntriesOfRink(competitionId, rink),
    invoicesOfRink(competitionId, rink),
  ]);
  const newest = invoices.at(-1);
  const addressee = invoiceAddressee(rink, registered, entries[0]?.homeIsiRink ?? newest?.rink.name ?? '');
  const language = account?.language ?? 'en';
  const draft = draftFrom({ competition, settings, rink: addressee, entries, language }, now);
  if (draft.entries === 0 && !newest) throw new ApiError('NotFound');
  const isCurrent = newest !== undefined && isSameInvoice(await toInvoice(newest), draft);
  return { draft, entries, invoices, isCurrent };
}

/**
 * An invoice of a competition. A head coach reads only those of the assigned rink.
 * @throws {ApiError} NotFound, also for another rink's invoice
 */
export async function getInvoiceFor(
  session: Session,
  competitionId: string,
  number: number,
): Promise<Invoice> {
  const invoice = await findInvoice(competitionId, number);
  if (!invoice) throw new ApiError('NotFound');
  refuseOtherRink(session, invoice.rink.identity);
  return toInvoice(invoice);
}

/**
 * @param rink a `rinkIdentity`
 * @throws {ApiError} NotFound for a head coach of another rink, who must not learn that it has invoices
 */
export function refuseOtherRink({ role, rinkId }: Session, rink: string): void {
  if (role === 'HEAD_COACH' && rink !== rinkId) throw new ApiError('NotFound');
}

async function toInvoice(invoice: StoredInvoice): Promise<Invoice> {
  return { ...invoice, invoiced: await invoicedIn(invoice.competition.id, invoice.number) };
}

function invoiceAddressee(identity: string, registered: RinkRecord | null, typed: string): Invoice['rink'] {
  if (!registered) return { identity, name: typed, place: null };
  const { name, city, country } = registered;
  return { identity, name, place: `${city}, ${country}` };
}

interface InvoicedEntries {
  readonly competition: StoredCompetition;
  readonly settings: Settings;
  readonly rink: Invoice['rink'];
  readonly entries: readonly StoredEntry[];
  readonly language: Language;
}

/** An invoice of these entries, without a number. */
export function draftFrom(
  { competition, settings, rink, entries, language }: InvoicedEntries,
  now: Date,
): Invoice {
  const invoiced = invoicedEntries(entries);
  return {
    number: null,
    replaces: null,
    replacedBy: null,
    issuedAt: now.toISOString(),
    language,
    ...documentHead(competition, settings),
    rink,
    paymentInstructions: competition.paymentInstructions,
    currency: competition.currency,
    ...invoiceSums(invoiced),
    invoiced,
  };
}
