export { AwardFlight } from './AwardFlight.tsx';
export { UndoAwards } from './UndoAwards.tsx';
