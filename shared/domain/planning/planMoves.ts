/** As many moves of the planner as make the plan of a large competition in some seconds. */
export const DEFAULT_MOVES = 900_000;
