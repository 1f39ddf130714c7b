import { ApiError } from '../../platform/errors/apiError.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { createWrite, updateWrite } from '../../platform/table/writes.ts';
import type { FlightRules } from '../../../shared/domain/judging/rules/flightRules.ts';
import { markKey, rulingKey, sheetStateKey } from './keys.ts';
import {
  countAttribute,
  sheetAttribute,
  type StoredMark,
  type StoredPenalty,
  type StoredRange,
  type StoredSheet,
} from './storedMarks.ts';

/** The flight whose sheets are written. */
export interface FlightOfSheets {
  readonly competitionId: string;
  readonly flightId: string;
}

/** A mark of the same number of the same device is stored already. */
export class KnownMark extends Error {}

export interface SheetChange {
  readonly seat: string;
  /** New ones. */
  readonly marks: readonly StoredMark[];
  /** What is then known of the sheet. */
  readonly sheet: StoredSheet;
  /** By which the flight is judged if these are its first marks. */
  readonly rules: FlightRules;
  /** How many marks of the seat were read, where the change holds only for these. */
  readonly readMarks: number | null;
  /** A UTC instant. */
  readonly at: string;
}

/**
 * Adds marks to a sheet, and says how far it is, in one transaction.
 * @throws {KnownMark} where one of them came at the same time
 * @throws {ApiError} FlightApproved; VersionConflict where the sheet has other marks than were read; Busy
 */
export async function storeMarks(
  flight: FlightOfSheets,
  { seat, marks, sheet, rules, readMarks, at }: SheetChange,
): Promise<void> {
  const { competitionId, flightId } = flight;
  const hasMarks = marks.length > 0;
  await transact([
    ...marks.map((mark) =>
      createWrite(
        { ...markKey(competitionId, flightId, mark), type: 'mark', ...mark },
        () => new KnownMark(),
      ),
    ),
    stateWrite(flight, {
      set: [
        '#sheet = :sheet',
        ...(hasMarks
          ? ['firstMarkAt = if_not_exists(firstMarkAt, :at)', 'judgedBy = if_not_exists(judgedBy, :rules)']
          : []),
      ],
      add: ', #count :count',
      names: { '#sheet': sheetAttribute(seat), '#count': countAttribute(seat) },
      values: { ':sheet': sheet, ':count': marks.length, ...(hasMarks && { ':at': at, ':rules': rules }) },
      read: readMarks === null ? null : { attribute: '#count', value: readMarks },
    }),
  ]);
}

interface Ruling {
  /** As it was read; 0 for none. */
  readonly version: number;
  /** Undefined where it stays. */
  readonly range?: StoredRange;
  readonly penalties?: readonly StoredPenalty[];
  readonly by: StoredMark['by'];
  readonly at: string;
}

/**
 * Stores what a referee set over the version that was read; what it was before stays in the list of rulings.
 * @throws {ApiError} VersionConflict, FlightApproved; Busy
 */
export async function storeRuling(
  flight: FlightOfSheets,
  { version, range, penalties, by, at }: Ruling,
): Promise<void> {
  const changes = {
    ...(range !== undefined && { range }),
    ...(penalties !== undefined && { penalties }),
  };
  const { competitionId, flightId } = flight;
  await transact([
    createWrite(
      { ...rulingKey(competitionId, flightId, version + 1), type: 'ruling', by, at, ...changes },
      () => new ApiError('VersionConflict'),
    ),
    stateWrite(flight, {
      set: [
        'rulings = :next',
        ...(range === undefined ? [] : ['#range = :range']),
        ...(penalties === undefined ? [] : ['penalties = :penalties']),
      ],
      names: range === undefined ? {} : { '#range': 'range' },
      values: {
        ':next': version + 1,
        ...(range !== undefined && { ':range': range }),
        ...(penalties !== undefined && { ':penalties': penalties }),
      },
      add: '',
      read: { attribute: 'rulings', value: version },
    }),
  ]);
}

interface StateChange {
  readonly set: readonly string[];
  readonly add: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** A counter that must be as it was read. */
  readonly read: { readonly attribute: '#count' | 'rulings'; readonly value: number } | null;
}

/** Counts every change, and refuses each once the result is approved. */
function stateWrite({ competitionId, flightId }: FlightOfSheets, change: StateChange): TransactItem {
  const { set, add, names, values, read } = change;
  const isAsRead =
    read === null
      ? []
      : [
          read.value === 0
            ? `(attribute_not_exists(${read.attribute}) OR ${read.attribute} = :read)`
            : `${read.attribute} = :read`,
        ];
  return updateWrite(sheetStateKey(competitionId, flightId), {
    update: `SET #type = :type, flightId = :flight, ${set.join(', ')} ADD revision :one${add}`,
    condition: ['attribute_not_exists(approvedVersion)', ...isAsRead].join(' AND '),
    names: { '#type': 'type', ...names },
    values: {
      ':type': 'sheets',
      ':flight': flightId,
      ':one': 1,
      ...values,
      ...(read !== null && { ':read': read.value }),
    },
    returnStored: true,
    onConflict: (found) => new ApiError(found?.['approvedVersion'] ? 'FlightApproved' : 'VersionConflict'),
  });
}
