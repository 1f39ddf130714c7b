export { CorrectedMarks } from './CorrectedMarks.tsx';
