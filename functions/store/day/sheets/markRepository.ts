import { ApiError } from '../../../platform/errors/apiError.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { checkWrite, createWrite, updateWrite } from '../../../platform/table/writes.ts';
import type { FlightRules } from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import { dayFlightKey, sheetStateKey } from '../running/keys.ts';
import { underWayWrite } from '../../planning/publishing/underWay.ts';
import { markKey, rulingKey } from './keys.ts';
import {
  countAttribute,
  sheetAttribute,
  type StoredMark,
  type StoredPenalty,
  type StoredRange,
  type StoredSheet,
} from './storedMarks.ts';

/** The flight whose sheets are written. */
export interface FlightMarksKey {
  readonly competitionId: string;
  readonly flightId: string;
}

/** A mark of the same number of the same device is stored already. */
export class KnownMark extends Error {}

interface ReadSheet {
  /** How many marks. */
  readonly marks: number;
  /** Absent while nothing is known. */
  readonly sheet: StoredSheet | undefined;
}

/** When a flight gets its first mark, its skaters must be as read, and the flight must still be published. */
interface BeforeFirstMark {
  /** The flight's version of who skates. */
  readonly dayVersion: number;
  /** The published version of the schedule, and the event that the flight has in it. */
  readonly published: number;
  readonly eventId: string;
  /** Whether one of the marks is of somebody who skates. */
  readonly isBegun: boolean;
  /** Whether its sheets had nothing at all. */
  readonly isUnwritten: boolean;
}

export interface SheetChange {
  readonly seat: string;
  /** New ones. */
  readonly marks: readonly StoredMark[];
  /** How many marks the sheet may have before these. */
  readonly mostBefore: number;
  readonly sheet: StoredSheet;
  /** By which the flight is judged if these are its first marks. */
  readonly rules: FlightRules;
  /** The seat as read, where the change holds only for that. */
  readonly read: ReadSheet | null;
  /** The flight as read; null once it has its first mark. */
  readonly before: BeforeFirstMark | null;
  /** A UTC instant. */
  readonly at: string;
}

/**
 * Adds marks to a sheet, and says how far it is, in one transaction.
 * @throws {KnownMark} where one of them came at the same time
 * @throws {ApiError} FlightApproved; VersionConflict where the sheet has other marks than were read, or too many, and for
 * the first of a flight where its skaters or the schedule changed; EventCancelled; Busy
 */
export async function storeMarks(
  flight: FlightMarksKey,
  { seat, marks, mostBefore, sheet, rules, read, before, at }: SheetChange,
): Promise<void> {
  const { competitionId, flightId } = flight;
  const hasMarks = marks.length > 0;
  const isBegun = before === null || before.isBegun;
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
          ? [
              ...(isBegun ? ['firstMarkAt = if_not_exists(firstMarkAt, :at)'] : []),
              'judgedBy = if_not_exists(judgedBy, :rules)',
            ]
          : []),
      ],
      add: ', #count :count',
      names: { '#sheet': sheetAttribute(seat), '#count': countAttribute(seat) },
      values: {
        ':sheet': sheet,
        ':count': marks.length,
        ...(hasMarks && isBegun && { ':at': at }),
        ...(hasMarks && { ':rules': rules }),
      },
      read: read && [
        { attribute: '#count', value: read.marks },
        { attribute: '#sheet', value: read.sheet },
      ],
      room: hasMarks ? mostBefore : null,
    }),
    ...(before && hasMarks ? [sameStartersCheck(flight, before)] : []),
    ...(before && ((hasMarks && isBegun) || before.isUnwritten)
      ? [underWayWrite({ ...before, competitionId, written: before.isUnwritten ? flightId : null })]
      : []),
  ]);
}

/** @throws {ApiError} VersionConflict where somebody was scratched or restored */
const sameStartersCheck = (
  { competitionId, flightId }: FlightMarksKey,
  { dayVersion }: BeforeFirstMark,
): TransactItem =>
  checkWrite(dayFlightKey(competitionId, flightId), {
    condition: dayVersion === 0 ? 'attribute_not_exists(#version)' : '#version = :day',
    names: { '#version': 'version' },
    ...(dayVersion > 0 && { values: { ':day': dayVersion } }),
    onConflict: () => new ApiError('VersionConflict'),
  });

interface Ruling {
  /** As it was read; 0 for none. */
  readonly version: number;
  /** Undefined where it stays. */
  readonly range?: StoredRange;
  readonly penalties?: readonly StoredPenalty[];
  /** Of a flight whose sheets had nothing at all; null for any other. */
  readonly before: Pick<BeforeFirstMark, 'published' | 'eventId'> | null;
  readonly by: StoredMark['by'];
  readonly at: string;
}

/**
 * Stores what a referee set over the version that was read; what it was before stays in the list of rulings.
 * @throws {ApiError} VersionConflict, FlightApproved; Busy
 */
export async function storeRuling(
  flight: FlightMarksKey,
  { version, range, penalties, before, by, at }: Ruling,
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
      read: [{ attribute: 'rulings', value: version }],
      room: null,
    }),
    ...(before ? [underWayWrite({ ...before, competitionId, written: flightId })] : []),
  ]);
}

interface StateChange {
  readonly set: readonly string[];
  readonly add: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** The record that must be as it was read; undefined if there was none. */
  readonly read:
    | readonly { readonly attribute: '#count' | '#sheet' | 'rulings'; readonly value: unknown }[]
    | null;
  /** How many marks the sheet may have before the change. */
  readonly room: number | null;
}

/** Counts every change, and refuses each once the result is approved. */
function stateWrite({ competitionId, flightId }: FlightMarksKey, change: StateChange): TransactItem {
  const { set, add, names, values, read, room } = change;
  const expected = (read ?? []).map((each, index) => ({ ...each, name: `:read${String(index)}` }));
  const isAsRead = expected.map(({ attribute, value, name }) =>
    // A counter may be 0 or not there.
    value === undefined
      ? `attribute_not_exists(${attribute})`
      : `(${value === 0 ? `attribute_not_exists(${attribute}) OR ` : ''}${attribute} = ${name})`,
  );
  return updateWrite(sheetStateKey(competitionId, flightId), {
    update: `SET #type = :type, flightId = :flight, ${set.join(', ')} ADD revision :one${add}`,
    condition: [
      'attribute_not_exists(approvedVersion)',
      ...(room !== null ? ['(attribute_not_exists(#count) OR #count <= :room)'] : []),
      ...isAsRead,
    ].join(' AND '),
    names: { '#type': 'type', ...names },
    values: {
      ':type': 'sheets',
      ':flight': flightId,
      ':one': 1,
      ...values,
      ...(room !== null && { ':room': room }),
      ...Object.fromEntries(
        expected.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])),
      ),
    },
    returnStored: true,
    onConflict: (found) => new ApiError(found?.['approvedVersion'] ? 'FlightApproved' : 'VersionConflict'),
  });
}

/** The condition that nobody has written in these seats of a flight, whose result is not approved. */
export const unwrittenSheetsCheck = (
  { competitionId, flightId }: FlightMarksKey,
  seats: readonly string[],
  onConflict: () => Error,
): TransactItem =>
  checkWrite(sheetStateKey(competitionId, flightId), {
    condition: ['approvedVersion', ...seats.map(sheetAttribute)]
      .map((attribute) => `attribute_not_exists(${attribute})`)
      .join(' AND '),
    onConflict,
  });
