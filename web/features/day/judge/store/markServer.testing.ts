import { expect } from 'vitest';
import { ApiError } from '../../../../api/ApiError.ts';
import type { Mark } from '../../../../../shared/domain/day/sheets/marks.ts';
import type { MarkBatch } from './sendMarks.ts';

export const SHEET = 'competition flight judge1';
export const HOUR = 3_600_000;
export const START = Date.parse('2027-01-06T10:00:00Z');

let lastId = 0;
export const newId = () => `id${String(++lastId).padStart(9, '0')}`;

export const refusal = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  new ApiError({ status, code, title: '', requestId: '' });

/** The server's side as the guide of the contract has it: marks are added, the same one again is the same. */
export class Server {
  readonly marks = new Map<string, Mark>();
  readonly places = new Set<string>();
  readonly handedIn = new Set<string>();
  approved = false;

  take({ sheet, marks, handIn }: MarkBatch): void {
    if (this.approved) throw refusal(409, 'VersionConflict');
    for (const mark of marks) {
      const known = this.marks.get(mark.id);
      if (known) expect(mark).toEqual(known);
      const place = `${sheet} ${mark.device} ${String(mark.sequence)}`;
      if (!known) expect(this.places.has(place)).toBe(false);
      this.places.add(place);
      this.marks.set(mark.id, mark);
    }
    if (marks.length > 0) this.handedIn.delete(sheet);
    if (handIn) this.handedIn.add(sheet);
  }
}
