import { placeProgrammes, type JudgedProgramme, type FlightResultRules } from './placeProgrammes.ts';

export const rules: FlightResultRules = {
  system: { system: 'isi' },
  most: 100,
  tie: 'referee',
  lastPlace: 6,
  bookPercent: 80,
  points: { participation: 1, places: [5, 4, 3, 2, 1] },
};
export const columns = [
  { seat: 'judge1', id: 'judge1.1', name: 'Maneuver 1' },
  { seat: 'judge2', id: 'judge2.1', name: 'Correctness' },
];
export const judged = (
  programmeId: string,
  marks: readonly number[],
  over: Partial<JudgedProgramme> = {},
): JudgedProgramme => ({
  programmeId,
  state: 'skated',
  columns: marks,
  referee: null,
  penalties: [],
  ...over,
});
export const outcome = (flight: FlightResultRules, programmes: readonly JudgedProgramme[]) =>
  placeProgrammes(flight, columns, programmes).map(({ programmeId, place, total, points }) => [
    programmeId,
    place,
    total,
    points,
  ]);
